/** Wallet and points of a customer (contract §8.1, §8.2). */
import Type, { type Static } from 'typebox';
import { Flag, Id, paged, Text } from './common';

/** An entry of the wallet, with amounts in major units, or of the points, which have no decimals. */
export const WireTransaction = Type.Object({
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
export type WireTransaction = Static<typeof WireTransaction>;
export const WireTransactions = paged('data', WireTransaction);
export type WireTransactions = Static<typeof WireTransactions>;

/** What is added to funds. Amounts in major units; a bonus of type percentage in percent. */
export const WireBonus = Type.Object({
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
});
export type WireBonus = Static<typeof WireBonus>;

/** A number, or its text, as customers type it. */
const Amount = Type.Union([Type.Number(), Type.String({ maxLength: 20 })]);
export const AddFund = Type.Object({
  amount: Amount,
  payment_method: Type.String({ minLength: 1, maxLength: 40 }),
  payment_platform: Type.Optional(Text),
  callback: Type.String({ minLength: 1, maxLength: 2000 }),
});
export type AddFund = Static<typeof AddFund>;
/** The payment page. */
export const PaymentLink = Type.Object({ redirect_link: Text });
export type PaymentLink = Static<typeof PaymentLink>;
export const TransferPoints = Type.Object({ point: Amount });
export type TransferPoints = Static<typeof TransferPoints>;
