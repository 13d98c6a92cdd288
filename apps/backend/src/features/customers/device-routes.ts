/** Signed-in devices of a customer (PLUS-45): extensions of the contract. */
import { EndDevice, WireDevices } from '@shop/contract/device';
import { Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { endDevice, endOtherDevices, listDevices } from '../accounts/devices';

export function deviceRoutes(shop: Shop): void {
  const { app } = shop;
  const tags = ['customer'];
  const responses = { 200: Message, ...errorResponses };

  app.get(
    '/api/v1/customer/devices',
    {
      schema: {
        operationId: 'devices',
        tags,
        summary: 'Devices that the customer is signed in on, this one first (an extension of the contract)',
        response: { 200: WireDevices, ...errorResponses },
      },
    },
    async ({ place }) => listDevices(shop, place),
  );
  app.post(
    '/api/v1/customer/devices/sign-out',
    {
      schema: {
        operationId: 'signOutDevice',
        tags,
        summary:
          'Ends the session of one device, with its streams and its push messages (an extension of the contract)',
        body: EndDevice,
        response: responses,
      },
    },
    async ({ body, place }) => {
      await endDevice(shop, body.device_id, place);
      return { message: translate('deviceSignedOut', place.language) };
    },
  );
  app.post(
    '/api/v1/customer/devices/sign-out-others',
    {
      schema: {
        operationId: 'signOutOtherDevices',
        tags,
        summary: 'Ends all sessions of the customer but the one that asks (an extension of the contract)',
        response: responses,
      },
    },
    async ({ place }) => {
      await endOtherDevices(shop, place);
      return { message: translate('othersSignedOut', place.language) };
    },
  );
}
