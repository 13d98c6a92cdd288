/** Reviews of an item, or of all items of a store (contract §4.3, §4.4). */
import type { WireReview } from '@shop/contract/item';
import type { Review } from '@shop/domain';
import { LIST, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { moment, number, object, page, text } from '../base/wire';
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
    at: moment(wire.created_at)?.getTime() ?? null,
  };
}

export interface ReviewsQuery {
  of: { itemId: string } | { storeId: string };
  language: string;
}

export const reviewEndpoints = (build: EndpointBuild) => ({
  getReviews: build.infiniteQuery<{ entries: Review[]; total: number }, ReviewsQuery, number>({
    infiniteQueryOptions: PAGING,
    query: ({ queryArg: { of }, pageParam }) => {
      const paging = { limit: 10, offset: pageParam };
      return 'itemId' in of
        ? { url: `/api/v1/items/reviews/${encodeURIComponent(of.itemId)}`, params: paging }
        : { url: '/api/v1/stores/reviews', params: { ...paging, store_id: of.storeId } };
    },
    transformResponse: (wire: unknown) => {
      const { wires: entries, total } = page<{ reviews: WireReview[] }>(wire, 'reviews');
      return { entries: entries.map(toReview), total };
    },
    extraOptions: LIST,
  }),
});
