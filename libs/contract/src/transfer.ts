/** Bank transfers (contract §7.6). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Text } from './common';

/** A bank account to transfer to, and the fields of the customer's report (contract §7.6). */
export const WireTransferMethod = Type.Object({
  id: Id,
  method_name: Text,
  method_fields: Type.Array(Type.Object({ input_name: Text, input_data: Text })),
  method_informations: Type.Array(Type.Object({ customer_input: Text, customer_placeholder: Text, is_required: Flag })),
  status: Flag,
});
export type WireTransferMethod = Static<typeof WireTransferMethod>;
