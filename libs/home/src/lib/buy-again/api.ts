/** What the customer ordered before in the module, the most habitual first (decision 086). */
import {
  digitsOf,
  list,
  LIST,
  moment,
  number,
  numberOrNull,
  object,
  PAGING,
  shopApi,
  text,
  toChoice,
  toItem,
  wires,
} from '@shop/api-client/kit';
import type { Scope } from '@shop/api-client';
import type { Choice, Item } from '@shop/domain';
import type { Purchases } from '@shop/domain/buy-again';

export interface BoughtItem extends Purchases {
  id: string;
  item: Item;
  /** The choice of the last order: it may no longer be offered. */
  choice: Choice;
}
export interface BoughtPage {
  entries: BoughtItem[];
  total: number;
}

/** Items per page. */
const PAGE = 24;

function toBoughtItem(wire: Record<string, unknown>, digits: number): BoughtItem[] {
  const item = object(wire.item);
  if (!item) return [];
  return [
    {
      id: text(item.id),
      item: toItem(item, digits),
      choice: toChoice(wire),
      times: number(wire.times_ordered),
      lastAt: moment(wire.last_ordered_at)?.getTime() ?? 0,
      typicalDays: numberOrNull(wire.typical_days),
    },
  ];
}

/** A page of `customer/order/buy-again`, or of another list of the same entries. */
export function toBoughtPage(wire: unknown, digits: number): BoughtPage {
  const body = object(wire) ?? {};
  const entries = wires(list(body.items)).flatMap((entry) => toBoughtItem(entry, digits));
  return { entries, total: numberOrNull(body.total_size) ?? entries.length };
}

export const buyAgainApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Of a signed-in customer. A backend without the call, or without orders: no entries. */
    getBuyAgain: build.infiniteQuery<BoughtPage, { scope: Scope }, number>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { scope }, pageParam }) => ({
        url: '/api/v1/customer/order/buy-again',
        params: { limit: PAGE, offset: pageParam },
        scope,
      }),
      transformResponse: (wire: unknown, meta) => toBoughtPage(wire, digitsOf(meta)),
      extraOptions: { ...LIST, missingIsNull: true },
      providesTags: ['Order'],
    }),
  }),
});
