/** The signed-in customer: profile, interests, notifications, removal (contract §6.2). */
import Type from 'typebox';
import { UpdateProfile, WireCustomer, WireNotification } from '@shop/contract/account';
import { Failure, Message, refusals, RowId } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import type { Shop } from '../../app';
import { say } from '../../messages';
import { moduleOf, zonesOf, type RequestPlace } from '../../plugins/place';
import { major } from '../../present';
import { assertPassword, hashPassword } from '../accounts/passwords';
import { countOrders, endTokens, removeCustomer, updateCustomer } from '../accounts/queries';
import { assertFree, readPerson } from '../accounts/person';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { customerOf, hashOfToken, type CustomerRow } from '../shoppers/caller';
import { withImages } from '../uploads/store';
import { pointBalance, walletBalance } from '../wallet/ledger';
import { presentNotification } from './present-notification';
import { notificationsOf } from './queries';

const DAY = 86_400_000;
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
    member_since_days: Math.floor((now.getTime() - customer.createdAt.getTime()) / DAY),
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
  const { app, db, clock, config } = shop;
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
      const customer = await customerOf(db, place);
      const person = readPerson({
        f_name: body.name === undefined ? customer.firstName : '',
        l_name: customer.lastName,
        email: customer.email,
        phone: customer.phone,
        ...(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as object),
      });
      if (body.password) assertPassword(body.password);
      await assertFree(db, person, customer.id);
      const passwordHash = body.password ? await hashPassword(body.password) : customer.passwordHash;
      const phoneVerified = customer.phoneVerified && person.phone === customer.phone;
      const emailVerified = customer.emailVerified && person.email === customer.email;
      const changed = { ...person, passwordHash, phoneVerified, emailVerified };
      await withImages(config, sentFiles, { field: 'image', folder: 'profile' }, ({ names: [image], keep }) =>
        db.transaction(async (tx) => {
          // An older picture is named no more, and swept.
          await updateCustomer(tx, customer.id, image ? { ...changed, image } : changed);
          if (body.password) await endTokens(tx, customer.id, hashOfToken(place.token ?? ''));
          await keep();
        }),
      );
      return { message: say('profileSaved', place.language) };
    },
  );

  app.delete(
    '/api/v1/customer/remove-account',
    { schema: { operationId: 'removeAccount', tags, response: { ...says, 203: Failure } } },
    async ({ place }, reply) => {
      const refused = await db.transaction(async (tx) => {
        const customer = await customerOf(tx, place);
        if ((await countOrders(tx, customer.id, true)) > 0) return true;
        await removeCustomer(tx, customer.id);
        return false;
      });
      if (!refused) return { message: say('accountRemoved', place.language) };
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
      const { id } = await customerOf(db, place);
      const pushToken = body.cm_firebase_token === '@' ? null : body.cm_firebase_token;
      await updateCustomer(db, id, { pushToken, pushLanguage: place.language });
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
