/** Canonical URL and HTTP status of the store and the product page. */

/** @returns canonical path; undefined: the requested one */
export const canonicalPath = (
  address: (of: { id: string; slug: string | null; moduleId: string }) => string,
  thing: { id: string; slug: string | null } | null | undefined,
): string | undefined => (thing ? address({ id: thing.id, slug: thing.slug, moduleId: '' }) : undefined);

/** Status by answer: found 200, not found (null) 404, no answer (undefined) 503. */
export const statusOf = (thing: object | null | undefined): number => (thing ? 200 : thing === null ? 404 : 503);
