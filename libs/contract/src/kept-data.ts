/** The file of everything kept about a customer: our extension (decision 156). Fields are the columns of the database, amounts are major units. */
import Type, { type Static } from 'typebox';
import { Text } from './common';

const Rows = Type.Array(Type.Object({}, { additionalProperties: true }));

export const WireKeptData = Type.Object({
  made_at: Text,
  currency: Text,
  /** One: the account. */
  person: Rows,
  addresses: Rows,
  /** Items and stores. */
  wishlist: Rows,
  cart: Rows,
  reviews: Rows,
  conversations: Rows,
  messages: Rows,
  notifications: Rows,
  notification_choices: Rows,
  newsletter: Rows,
  sign_ins: Rows,
  known_devices: Rows,
  known_networks: Rows,
  push_devices: Rows,
  /** Each with its lines, events, payments, bank transfers, refund requests, and what was said of the courier. */
  orders: Rows,
  card_payments: Rows,
  wallet: Rows,
  points: Rows,
});
export type WireKeptData = Static<typeof WireKeptData>;
