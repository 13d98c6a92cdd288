/** Bank transfer methods, with the fields that a customer fills in (contract §7.6). */
import type { Localized } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { localize } from '../../present';

export interface OfflineMethod {
  id: number;
  name: Localized;
  /** Where to pay. */
  fields: { name: string; value: string }[];
  /** Fields of the customer's report. */
  inputs: { key: string; placeholder: Localized; required: boolean }[];
}

export const OFFLINE_METHODS: readonly OfflineMethod[] = [
  {
    id: 1,
    name: { en: 'Bank transfer', ar: 'تحويل مصرفي' },
    fields: [
      { name: 'account_holder', value: 'Almera Market' },
      { name: 'iban', value: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S' },
    ],
    inputs: [
      { key: 'sender_name', placeholder: { en: 'Name on the account', ar: 'اسم صاحب الحساب' }, required: true },
      { key: 'reference', placeholder: { en: 'Reference of the transfer', ar: 'مرجع التحويل' }, required: true },
      { key: 'bank', placeholder: { en: 'Bank', ar: 'المصرف' }, required: false },
    ],
  },
];

/** In the wire format, in the request's language. */
export const presentOfflineMethods = (place: RequestPlace) =>
  OFFLINE_METHODS.map(({ id, name, fields, inputs }) => ({
    id,
    method_name: localize(name, place),
    method_fields: fields.map((field) => ({ input_name: field.name, input_data: field.value })),
    method_informations: inputs.map(({ key, placeholder, required }) => ({
      customer_input: key,
      customer_placeholder: localize(placeholder, place),
      is_required: required ? (1 as const) : (0 as const),
    })),
    status: 1 as const,
  }));
