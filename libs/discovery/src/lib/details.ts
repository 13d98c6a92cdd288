/** What the pages of one thing share: its own address and its status. */

/** @returns undefined: the address as it was asked */
export const ownAddress = (
  folder: 'store' | 'product',
  thing: { id: string; slug: string | null } | null | undefined,
): string | undefined => (thing ? `/${folder}/${encodeURIComponent(thing.slug || thing.id)}` : undefined);

/** There, not there, not known: the backend did not answer. */
export const statusOf = (thing: object | null | undefined): number => (thing ? 200 : thing === null ? 404 : 503);
