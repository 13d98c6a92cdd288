/** Prescription orders (contract §7.2, PLUS-15). */
import type { OrderPlace } from '@shop/contract/order';
import type { DeliveryAddress, OrderType } from '@shop/domain';
import { shopApi } from '../base/api';
import type { WireMoney } from '../base/wire';
import { fromAddress, fromPlacing, withAttachments, type Placing } from '../orders/placing';
import { toOrderFailure, toPlaced, type PlacedOrder } from '../orders/placed';

/** Pictures instead of items; paid in cash, because the price is set later (contract §7.2). */
export interface NewPrescription extends Omit<Placing, 'payment'> {
  storeId: string;
  type: OrderType;
  address: DeliveryAddress | null;
  attachments: readonly File[];
}

function fromPrescription(order: NewPrescription, money: WireMoney): OrderPlace {
  return {
    ...fromPlacing(order, money),
    order_type: order.type,
    store_id: Number(order.storeId),
    ...(order.address ? fromAddress(order.address) : {}),
  };
}

export const prescriptionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Places an order of pictures only; the store sets the price (PLUS-15). */
    placePrescription: build.mutation<PlacedOrder, NewPrescription>({
      query: (order) => ({
        url: '/api/v1/customer/order/prescription/place',
        method: 'POST',
        encode: (money) => withAttachments(fromPrescription(order, money), order.attachments),
        headers: { 'Idempotency-Key': order.key, moduleId: order.moduleId },
      }),
      transformResponse: toPlaced,
      transformErrorResponse: toOrderFailure,
    }),
  }),
});

export const { usePlacePrescriptionMutation } = prescriptionsApi;
