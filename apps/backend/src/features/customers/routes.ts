/** The signed-in customer: profile, interests, notifications, removal (contract §6.2). */
import Type from 'typebox';
import { UpdateProfile, WireCustomer, WireNotification } from '@shop/contract/account';
import { Failure, Message, refusals, RowId } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import type { Shop } from '../../context';
import { utc } from '@shop/util';
import { say } from '../../messages';
import { moduleOf, zonesOf, type RequestPlace } from '../../plugins/place';
import { major } from '../../present';
import { changeProfile } from '../accounts/profile';
import { countOrders, removeCustomer, updateCustomer } from '../accounts/queries';
import { signOut } from '../accounts/service';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { saveDevice, withdrawDevice } from '../outbox/devices';
import { customerOf, hashOfToken, type CustomerRow } from '../shoppers/caller';
import { pointBalance, walletBalance } from '../wallet/ledger';
import { presentNotification } from './present-notification';
import { notificationsOf } from './queries';

const SUGGESTED = 10;

interface Figures {
  orders: number;
  wallet: number;
  points: number;
}

function presentCustomer(
  customer: CustomerRow,
  { orders, wallet, points }: Figures,
  place: RequestPlace,
  now: Date,
): WireCustomer {
  const { id, firstName, lastName, email, phone, image } = customer;
  const person = { id, f_name: firstName, l_name: lastName, phone, email, image };
  return {
    ...person,
    image_full_url: image ? `${place.origin}/storage/profile/${image}` : null,
    order_count: orders,
    member_since_days: utc(now).diff(customer.createdAt, 'day'),
    created_at: customer.createdAt.toISOString(),
    wallet_balance: major(wallet),
    loyalty_point: points,
    ref_code: customer.refCode,
    social_id: customer.socialId,
    login_medium: customer.loginMedium,
    is_phone_verified: customer.phoneVerified ? 1 : 0,
    is_email_verified: customer.emailVerified ? 1 : 0,
    userinfo: person,
    is_valid_for_discount: false,
    discount_amount: 0,
    discount_amount_type: 'percent',
    validity: '',
    selected_modules_for_interest: customer.interests,
  };
}

export function customerRoutes(shop: Shop): void {
  const { app, db, clock, live } = shop;
  const tags = ['customer'];
  const says = { 200: Message, ...refusals };

  app.get(
    '/api/v1/customer/info',
    { schema: { operationId: 'customer', tags, response: { 200: WireCustomer, ...refusals } } },
    async ({ place }) => {
      const customer = await customerOf(db, place);
      const figures = {
        orders: await countOrders(db, customer.id),
        wallet: await walletBalance(db, customer.id),
        points: await pointBalance(db, customer.id),
      };
      return presentCustomer(customer, figures, place, clock());
    },
  );

  app.post(
    '/api/v1/customer/update-profile',
    { config: { files: 1 }, schema: { operationId: 'updateProfile', tags, body: UpdateProfile, response: says } },
    async ({ body, place, sentFiles }) => {
      await changeProfile(shop, body, sentFiles, place);
      return { message: say('profileSaved', place.language) };
    },
  );

  app.post(
    '/api/v1/customer/sign-out',
    {
      schema: {
        operationId: 'signOut',
        tags,
        summary: 'Ends the token that asks for it, with its live streams (an extension: the contract has no such call)',
        response: says,
      },
    },
    async ({ place }) => {
      await signOut(shop, place);
      return { message: say('signedOut', place.language) };
    },
  );

  app.delete(
    '/api/v1/customer/remove-account',
    { schema: { operationId: 'removeAccount', tags, response: { ...says, 203: Failure } } },
    async ({ place }, reply) => {
      const gone = await db.transaction(async (tx) => {
        const customer = await customerOf(tx, place);
        if ((await countOrders(tx, customer.id, true)) > 0) return null;
        await removeCustomer(tx, customer.id);
        return customer.id;
      });
      if (gone !== null) {
        await live.tokensEnded(gone);
        return { message: say('accountRemoved', place.language) };
      }
      const message = say('ordersRunning', place.language);
      return reply.code(203).send({ errors: [{ code: 'on-going', message }], message });
    },
  );

  app.put(
    '/api/v1/customer/cm-firebase-token',
    {
      schema: {
        operationId: 'savePushToken',
        tags,
        body: Type.Object({ cm_firebase_token: Type.String({ minLength: 1, maxLength: 500 }) }),
        response: says,
      },
    },
    async ({ body, place }) => {
      await customerOf(db, place);
      const signIn = hashOfToken(place.token ?? '');
      const device = body.cm_firebase_token;
      if (device === '@') await withdrawDevice(db, signIn);
      else await saveDevice(db, signIn, { device, language: place.language }, clock());
      return { message: say('saved', place.language) };
    },
  );

  app.post(
    '/api/v1/customer/update-interest',
    {
      schema: {
        operationId: 'saveInterests',
        tags,
        body: Type.Object({ interest: Type.Array(RowId, { maxItems: 200 }) }),
        response: says,
      },
    },
    async ({ body, place }) => {
      const { id } = await customerOf(db, place);
      await updateCustomer(db, id, { interests: [...new Set(body.interest)] });
      return { message: say('saved', place.language) };
    },
  );

  app.get(
    '/api/v1/customer/notifications',
    {
      schema: {
        operationId: 'notifications',
        tags,
        response: {
          200: Type.Array(WireNotification),
          ...refusals,
        },
      },
    },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      return (await notificationsOf(db, id)).map((row) => presentNotification(row, place));
    },
  );

  app.get(
    '/api/v1/customer/suggested-items',
    { schema: { operationId: 'suggestedItems', tags, response: { 200: Type.Array(WireItem), ...refusals } } },
    async (request) => {
      const filter = { zoneIds: zonesOf(request), moduleId: moduleOf(request) };
      const { rows } = await findItems(db, clock(), filter, 'popular', { limit: SUGGESTED, offset: 1 });
      return rows.map((row) => presentItem(row, request.place));
    },
  );
}
