/** Shared by the histories of wallet and points. */
import Type from 'typebox';
import { Id, paged, Text } from '@shop/contract/common';

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
export const Transactions = paged('data', Transaction);

/** A number, or its text, as customers type it. */
export const Amount = Type.Union([Type.Number(), Type.String({ maxLength: 20 })]);
