/** The link for the receiver of a parcel: made by the sender, opened by anybody who has it (decision 123). */
import { errorResponses } from '@shop/contract/common';
import { ParcelFollow, ReceiverLinkAsk, WireFollowedParcel, WireReceiverLink } from '@shop/contract/receiver-link';
import type { Shop } from '../../context';
import { followParcel, linkOfParcel } from './receiver-link';

export function receiverLinkRoutes(shop: Shop): void {
  const { app } = shop;
  app.post(
    '/api/v1/customer/order/receiver-link',
    {
      schema: {
        operationId: 'receiverLink',
        tags: ['orders'],
        body: ReceiverLinkAsk,
        response: { 200: WireReceiverLink, ...errorResponses },
      },
    },
    async ({ body, place }) => linkOfParcel(shop, body, place),
  );
  // By POST: the token of a body is in no log, no history and no cache.
  app.post(
    '/api/v1/parcel/follow',
    {
      schema: {
        operationId: 'followParcel',
        tags: ['parcels'],
        body: ParcelFollow,
        response: { 200: WireFollowedParcel, ...errorResponses },
      },
    },
    async ({ body, place }) => followParcel(shop, body.token, place),
  );
}
