/** The orders of a customer (contract §7.5). */
import type { WireOrder, WireOrders } from '@shop/contract/order';
import type { Order } from '@shop/domain';
import { LIST, decoded, type EndpointBuild } from '../base/api';
import { page, type WireMoney } from '../base/wire';
import { toOrder } from './order';

interface OrderPage {
  entries: Order[];
  total: number;
}

/** `data`: of other backends. */
function toOrderPage(wire: unknown, money: WireMoney): OrderPage {
  const { wires, total } = page<Pick<WireOrders, 'orders'> & { data: WireOrder[] }>(wire, 'orders', 'data');
  return { entries: wires.map((entry) => toOrder(entry, money)), total };
}

export const orderListEndpoints = (build: EndpointBuild) => ({
  /** The customer's orders, newest first, paged. */
  getOrders: build.infiniteQuery<OrderPage, { running: boolean }, number>({
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        last.entries.length === 0 || pages.reduce((sum, { entries }) => sum + entries.length, 0) >= last.total
          ? undefined
          : pages.length + 1,
    },
    query: ({ queryArg: { running }, pageParam }) => ({
      url: `/api/v1/customer/order/${running ? 'running-orders' : 'list'}`,
      params: { limit: 10, offset: pageParam },
    }),
    transformResponse: decoded(toOrderPage),
    providesTags: ['Order'],
    extraOptions: LIST,
  }),
});
