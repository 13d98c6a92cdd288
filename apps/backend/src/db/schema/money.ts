/** Append-only ledgers: payments, wallets, points, refunds. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '@shop/domain';
import { created, moment, partOf, partOfShopper, localized } from './columns';
import { orders } from './orders';
import { shoppers } from './people';

/**
 * The ledger of an order: payments are positive, refunds negative, and the sum is what the order holds. Rows are
 * appended; only their state changes.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: serial('id').primaryKey(),
    orderId: partOf('order_id', () => orders.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    amount: integer('amount').notNull(),
    /** Unique per order: `payment:<id>` of a gateway, `wallet`, `cash`, `transfer`, `refund:<n>`. */
    reference: text('reference').notNull(),
    /** The row that this one refunds; null: another kind of credit. */
    refundOf: integer('refund_of'),
    /** due: the gateway or the operator must still send it; failed: the gateway rejected it. */
    state: text('state').$type<'done' | 'due' | 'failed'>().notNull().default('done'),
    createdAt: created(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('order_payment_once').on(table.orderId, table.reference),
    index('order_payments_open')
      .on(table.id)
      .where(sql`${table.state} <> 'done'`),
    check('order_payment_amount', sql`${table.amount} <> 0`),
    check('order_payment_state', sql`${table.state} = 'done' OR ${table.amount} < 0`),
  ],
);

/** `pay_out`: the operator sent the money to its owner. `late_order`: the apology for a late one. */
export type WalletKind =
  | 'add_fund'
  | 'order_place'
  | 'order_refund'
  | 'partial_payment'
  | 'loyalty_point'
  | 'referrer'
  | 'pay_out'
  | 'late_order';

/** A customer's wallet ledger; the balance is the sum. It outlives the account, like every ledger. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: serial('id').primaryKey(),
    customerId: partOfShopper('customer_id', () => shoppers.id),
    kind: text('kind').$type<WalletKind>().notNull(),
    credit: integer('credit').notNull().default(0),
    debit: integer('debit').notNull().default(0),
    bonus: integer('bonus').notNull().default(0),
    /** After this entry. */
    balance: integer('balance').notNull(),
    /** The order, payment or friend it came from; one entry of a kind for each. */
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('wallet_by_customer').on(table.customerId, table.id),
    uniqueIndex('wallet_entry_once').on(table.customerId, table.kind, table.reference),
    check('wallet_not_negative', sql`${table.balance} >= 0`),
    check('wallet_amounts', sql`${table.credit} >= 0 AND ${table.debit} >= 0 AND ${table.bonus} >= 0`),
  ],
);

export type PointKind = 'order_place' | 'point_to_wallet';

/** A customer's points ledger. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serial('id').primaryKey(),
    customerId: partOfShopper('customer_id', () => shoppers.id),
    kind: text('kind').$type<PointKind>().notNull(),
    credit: integer('credit').notNull().default(0),
    debit: integer('debit').notNull().default(0),
    balance: integer('balance').notNull(),
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('points_by_customer').on(table.customerId, table.id),
    uniqueIndex('point_entry_once').on(table.customerId, table.kind, table.reference),
    check('points_not_negative', sql`${table.balance} >= 0`),
  ],
);

export const walletBonuses = pgTable('wallet_bonuses', {
  id: serial('id').primaryKey(),
  title: localized('title'),
  description: localized('description'),
  bonusType: text('bonus_type').$type<'percentage' | 'amount'>().notNull(),
  /** Percent or minor units. */
  bonus: integer('bonus').notNull(),
  minimum: integer('minimum').notNull(),
  maximum: integer('maximum').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** A payment through a gateway: for an order, or to fund a wallet. */
export const payments = pgTable(
  'payments',
  {
    /** Random, so that the address of a payment page can not be guessed. */
    id: text('id').primaryKey(),
    shopperId: partOfShopper('shopper_id', () => shoppers.id),
    /** null: funds the wallet. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the payment. */
    gatewayRef: text('gateway_ref'),
    callback: text('callback').notNull(),
    status: text('status').$type<'pending' | 'success' | 'fail' | 'cancel'>().notNull().default('pending'),
    /** Of money for a wallet that could not take it, which is sent back whole; null: it was kept. */
    refund: text('refund').$type<'due' | 'done' | 'failed'>(),
    createdAt: created(),
  },
  (table) => [
    index('payments_to_refund')
      .on(table.id)
      .where(sql`${table.refund} <> 'done'`),
    check('payment_refund', sql`${table.refund} IS NULL OR (${table.orderId} IS NULL AND ${table.status} = 'success')`),
    index('payments_by_order').on(table.orderId),
    index('payments_by_shopper').on(table.shopperId),
    check('payment_amount', sql`${table.amount} > 0`),
  ],
);

/** The customer's declaration of a bank transfer. */
export const offlinePayments = pgTable('offline_payments', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  methodId: integer('method_id').notNull(),
  inputs: jsonb('inputs').$type<Record<string, string>>().notNull(),
  note: text('note').notNull().default(''),
  status: text('status').$type<'pending' | 'verified' | 'denied'>().notNull().default('pending'),
  /** Why it was refused, for the customer. */
  adminNote: text('admin_note').notNull().default(''),
  createdAt: created(),
});

export const refunds = pgTable(
  'refunds',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    amount: integer('amount').notNull(),
    /** The rows that it is about, and how many units of each; none: the whole order. */
    lines: jsonb('lines').$type<{ rowId: number; quantity: number }[]>().notNull().default([]),
    /** What the marketplace answered. */
    adminNote: text('admin_note').notNull().default(''),
    createdAt: created(),
  },
  (table) => [
    index('refunds_with_pictures')
      .on(table.orderId)
      .where(sql`${table.images} <> '[]'`),
  ],
);
