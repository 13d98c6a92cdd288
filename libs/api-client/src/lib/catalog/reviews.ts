/** Reviews of an item, or of all items of a store (contract §4.3, §4.4). */
import type { WireReview, WireReviews } from '@shop/contract/item';
import type { Review } from '@shop/domain';
import { ITEM_TAGS, knownTags, STARS, type StarCounts } from '@shop/domain/reviews';
import { LIST, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { list, moment, number, object, page, picture, text } from '../base/wire';
import { PAGING } from './pages';

/** Of reviews of older backends. */
interface OtherReview {
  customer: { f_name: string; l_name: string };
}

export function toReview(wire: Tolerant<WireReview & OtherReview>): Review {
  const customer = object(wire.customer);
  return {
    id: text(wire.id),
    author:
      text(wire.customer_name) || [text(customer?.f_name), text(customer?.l_name)].filter(Boolean).join(' ').trim(),
    rating: number(wire.rating),
    text: text(wire.comment),
    reply: text(wire.reply),
    itemName: text(wire.item_name),
    tags: knownTags(list(wire.tags), ITEM_TAGS),
    pictures: list(wire.attachment).flatMap((entry) => picture(entry, null, null) ?? []),
    at: moment(wire.created_at)?.getTime() ?? null,
  };
}

/** How many reviews gave each star; null where the backend does not tell, and where nobody has reviewed. */
function toCounts(wire: unknown): StarCounts | null {
  const ratings = list(object<WireReviews>(wire)?.ratings).map(number);
  return ratings.length === STARS.length && ratings.some((count) => count > 0)
    ? (ratings as unknown as StarCounts)
    : null;
}

export interface ReviewPage {
  entries: Review[];
  total: number;
  counts: StarCounts | null;
}

export interface ReviewsQuery {
  of: { itemId: string } | { storeId: string };
  language: string;
}

export const reviewEndpoints = (build: EndpointBuild) => ({
  getReviews: build.infiniteQuery<ReviewPage, ReviewsQuery, number>({
    infiniteQueryOptions: PAGING,
    query: ({ queryArg: { of }, pageParam }) => {
      const paging = { limit: 10, offset: pageParam };
      return 'itemId' in of
        ? { url: `/api/v1/items/reviews/${encodeURIComponent(of.itemId)}`, params: paging }
        : { url: '/api/v1/stores/reviews', params: { ...paging, store_id: of.storeId } };
    },
    transformResponse: (wire: unknown) => {
      const { wires: entries, total } = page<{ reviews: WireReview[] }>(wire, 'reviews');
      return { entries: entries.map(toReview), total, counts: toCounts(wire) };
    },
    extraOptions: LIST,
  }),
});
