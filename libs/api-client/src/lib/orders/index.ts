/** Placing, tracking and cancelling orders. */
import { shopApi } from '../base/api';
import { cancelOrderEndpoints } from './cancel-order';
import { mostTipEndpoints } from './most-tip';
import { orderEndpoints } from './order';
import { orderListEndpoints } from './order-list';
import { orderRowEndpoints } from './order-rows';
import { placeOrderEndpoints } from './place-order';

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...placeOrderEndpoints(build),
    ...orderEndpoints(build),
    ...orderListEndpoints(build),
    ...orderRowEndpoints(build),
    ...cancelOrderEndpoints(build),
    ...mostTipEndpoints(build),
  }),
});

export const {
  usePlaceOrderMutation,
  useGetOrderQuery,
  useGetOrdersInfiniteQuery,
  useGetOrderRowsQuery,
  useCancelOrderMutation,
  useGetCancelReasonsQuery,
  useGetMostTipQuery,
} = ordersApi;
export { useSendOrder, type SendOrder } from './use-send-order';
export type { OrderAttempt } from './attempt-order';
export { useCashRefusal } from './use-cash-refusal';
export { watchOrder, type OrderWatcher } from './watch-order';
export type { NewOrder, NewParcel } from './place-order';
export type { PlacedOrder } from './placed';
export type { OrderKey } from './order-key';
