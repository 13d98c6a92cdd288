/** What the customer ordered before in the module, the most habitual first (decision 086). */
import {
  decoded,
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
  type Tolerant,
  type WireBoughtItem,
  type WireBuyAgain,
  type WireMoney,
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

function toBoughtItem(wire: Tolerant<WireBoughtItem>, money: WireMoney): BoughtItem[] {
  const item = object(wire.item);
  if (!item) return [];
  return [
    {
      id: text(item.id),
      item: toItem(item, money),
      choice: toChoice({
        variation: wire.variation,
        add_on_ids: wire.add_on_ids,
        add_on_qtys: wire.add_on_qtys,
      }),
      times: number(wire.times_ordered),
      lastAt: moment(wire.last_ordered_at)?.getTime() ?? 0,
      typicalDays: numberOrNull(wire.typical_days),
    },
  ];
}

/** A page of `customer/order/buy-again`, or of another list of the same entries. */
export function toBoughtPage(wire: unknown, money: WireMoney): BoughtPage {
  const body: Tolerant<WireBuyAgain> = object<WireBuyAgain>(wire) ?? {};
  const entries = wires(body.items).flatMap((entry) => toBoughtItem(entry, money));
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
      transformResponse: decoded(toBoughtPage),
      extraOptions: { ...LIST, missingIsNull: true },
      providesTags: ['Order'],
    }),
  }),
});
