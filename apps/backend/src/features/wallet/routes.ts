/** Wallet, bonuses and points (contract §8.1, §8.2). */
import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import Type from 'typebox';
import { Flag, Id, Message, PageQuery, paged, refusals, Text } from '@shop/contract/common';
import { minor, toMinor } from '@shop/util';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { say } from '../../messages';
import { dayOf, DIGITS, major, stamp, words } from '../../present';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import { openPayment, readCallback } from '../payments/open';
import { customerOf } from '../shoppers/caller';
import { addPoints, addToWallet } from './ledger';

const Transaction = Type.Object({
  user_id: Id,
  transaction_id: Text,
  credit: Type.Number(),
  debit: Type.Number(),
  admin_bonus: Type.Number(),
  balance: Type.Number(),
  transaction_type: Text,
  reference: Text,
  created_at: Text,
  updated_at: Text,
});
const Transactions = paged('data', Transaction);
const Amount = Type.Union([Type.Number(), Type.String({ maxLength: 20 })]);
/** What the filter of the wallet page asks for, in kinds of entries. */
const KINDS: Record<string, t.WalletKind[]> = {
  order: ['order_place', 'order_refund', 'partial_payment'],
  loyalty_point: ['loyalty_point'],
  add_fund: ['add_fund'],
  referrer: ['referrer'],
  CashBack: [],
};

export function walletRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['customer'];

  app.get(
    '/api/v1/customer/wallet/transactions',
    {
      schema: {
        operationId: 'walletTransactions',
        tags,
        querystring: Type.Object({ ...PageQuery, type: Type.Optional(Type.String({ maxLength: 40 })) }),
        response: { 200: Transactions, ...refusals },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      const { limit = 10, offset = 1, type } = query;
      const kinds = type && type !== 'all' ? (KINDS[type] ?? []) : null;
      const where = and(
        eq(t.walletEntries.customerId, customer.id),
        kinds ? inArray(t.walletEntries.kind, kinds) : undefined,
      );
      const rows = await db
        .select()
        .from(t.walletEntries)
        .where(where)
        .orderBy(desc(t.walletEntries.id))
        .limit(limit)
        .offset((offset - 1) * limit);
      const [total] = await db.select({ total: count() }).from(t.walletEntries).where(where);
      return {
        total_size: total?.total ?? 0,
        limit,
        offset,
        data: rows.map((row) => ({
          user_id: customer.id,
          transaction_id: `W${row.id}`,
          credit: major(row.credit),
          debit: major(row.debit),
          admin_bonus: major(row.bonus),
          balance: major(row.balance),
          transaction_type: row.kind,
          reference: row.reference,
          created_at: stamp(row.createdAt),
          updated_at: stamp(row.createdAt),
        })),
      };
    },
  );

  const runningBonuses = () => {
    const now = clock();
    return db
      .select()
      .from(t.walletBonuses)
      .where(and(lte(t.walletBonuses.startsAt, now), gt(t.walletBonuses.endsAt, now)))
      .orderBy(asc(t.walletBonuses.minimum));
  };
  app.get(
    '/api/v1/customer/wallet/bonuses',
    {
      schema: {
        operationId: 'walletBonuses',
        tags,
        response: {
          200: Type.Array(
            Type.Object({
              id: Id,
              title: Text,
              description: Text,
              bonus_type: Text,
              bonus_amount: Type.Number(),
              minimum_add_amount: Type.Number(),
              maximum_bonus_amount: Type.Number(),
              start_date: Text,
              end_date: Text,
              status: Flag,
            }),
          ),
          ...refusals,
        },
      },
    },
    async ({ place }) => {
      await customerOf(db, place);
      return (await runningBonuses()).map((row) => ({
        id: row.id,
        title: words(row.title, place),
        description: words(row.description, place),
        bonus_type: row.bonusType,
        bonus_amount: row.bonusType === 'amount' ? major(row.bonus) : row.bonus,
        minimum_add_amount: major(row.minimum),
        maximum_bonus_amount: major(row.maximum),
        start_date: dayOf(row.startsAt),
        end_date: dayOf(row.endsAt),
        status: 1 as const,
      }));
    },
  );

  app.post(
    '/api/v1/customer/wallet/add-fund',
    {
      schema: {
        operationId: 'fillWallet',
        tags,
        body: Type.Object({
          amount: Amount,
          payment_method: Type.String({ minLength: 1, maxLength: 40 }),
          payment_platform: Type.Optional(Text),
          callback: Type.String({ minLength: 1, maxLength: 2000 }),
        }),
        response: { 200: Type.Object({ redirect_link: Text }), ...refusals },
      },
    },
    async ({ body, place }) => {
      const customer = await customerOf(db, place);
      const amount = toMinor(Number(body.amount) || 0, DIGITS);
      if (amount < 100 || amount > SHOP.wallet.mostAtOnce) throw new Refusal(400, 'amount', 'fundOutside');
      const id = await openPayment(shop, {
        shopperId: customer.id,
        orderId: null,
        amount,
        gateway: body.payment_method,
        callback: readCallback(shop, body.callback, place),
      });
      return { redirect_link: `${place.origin}/payment-mobile/${id}` };
    },
  );

  app.get(
    '/api/v1/customer/loyalty-point/transactions',
    {
      schema: {
        operationId: 'pointTransactions',
        tags,
        querystring: Type.Object(PageQuery),
        response: { 200: Transactions, ...refusals },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      const { limit = 10, offset = 1 } = query;
      const where = eq(t.pointEntries.customerId, customer.id);
      const rows = await db
        .select()
        .from(t.pointEntries)
        .where(where)
        .orderBy(desc(t.pointEntries.id))
        .limit(limit)
        .offset((offset - 1) * limit);
      const [total] = await db.select({ total: count() }).from(t.pointEntries).where(where);
      return {
        total_size: total?.total ?? 0,
        limit,
        offset,
        data: rows.map((row) => ({
          user_id: customer.id,
          transaction_id: `P${row.id}`,
          credit: row.credit,
          debit: row.debit,
          admin_bonus: 0,
          balance: row.balance,
          transaction_type: row.kind,
          reference: row.reference,
          created_at: stamp(row.createdAt),
          updated_at: stamp(row.createdAt),
        })),
      };
    },
  );

  app.post(
    '/api/v1/customer/loyalty-point/point-transfer',
    {
      schema: {
        operationId: 'transferPoints',
        tags,
        body: Type.Object({ point: Amount }),
        response: { 200: Message, ...refusals },
      },
    },
    async ({ body, place }) => {
      const customer = await customerOf(db, place);
      const points = Number(body.point);
      const { minimum, exchangeRate } = SHOP.loyalty;
      if (!Number.isSafeInteger(points) || points < minimum)
        throw new Refusal(403, 'point', 'pointsFew', { points: minimum });
      const at = clock();
      await db.transaction(async (tx) => {
        const reference = `transfer:${at.getTime()}`;
        const debited = await addPoints(tx, {
          customerId: customer.id,
          kind: 'point_to_wallet',
          debit: points,
          reference,
          at,
        });
        if (!debited) throw new Refusal(429, 'point', 'tooFast', {}, 1);
        const credit = minor((points / exchangeRate) * 10 ** DIGITS);
        await addToWallet(tx, { customerId: customer.id, kind: 'loyalty_point', credit, reference, at });
      });
      return { message: say('pointsMoved', place.language) };
    },
  );
}
