/** Public pages for sitemaps (contract §8.4). Text pages are a text alone. */
import Type, { type Static } from 'typebox';
import { Id, paged, Text } from './common';

export const WirePublicPages = paged('data', Type.Object({ id: Id, slug: Text, module_id: Id }));
export type WirePublicPages = Static<typeof WirePublicPages>;
