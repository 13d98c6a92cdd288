/** Reviews of an item (contract §4.3). */
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
    at: moment(wire.created_at)?.getTime() ?? null,
  };
}

export const reviewEndpoints = (build: EndpointBuild) => ({
  getReviews: build.infiniteQuery<{ entries: Review[]; total: number }, { itemId: string; language: string }, number>({
    infiniteQueryOptions: PAGING,
    query: ({ queryArg: { itemId }, pageParam }) => ({
      url: `/api/v1/items/reviews/${encodeURIComponent(itemId)}`,
      params: { limit: 10, offset: pageParam },
    }),
    transformResponse: (wire: unknown) => {
      const { wires: entries, total } = page<{ reviews: WireReview[] }>(wire, 'reviews');
      return { entries: entries.map(toReview), total };
    },
    extraOptions: LIST,
  }),
});
