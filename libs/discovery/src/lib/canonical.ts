/** Canonical URL and HTTP status of the store and the product page. */
import { keyOf, type paths } from '@shop/util';

/** @returns canonical path; undefined: the requested one */
export const canonicalPath = (
  { at }: Pick<typeof paths.store, 'at'>,
  thing: { id: string; slug: string | null } | null | undefined,
): string | undefined => (thing ? at(keyOf(thing)) : undefined);

/** Status by answer: found 200, not found (null) 404, no answer (undefined) 503. */
export const statusOf = (thing: object | null | undefined): number => (thing ? 200 : thing === null ? 404 : 503);
