/** Transfers made outside of the shop: the ways that are offered, and what the customer says of one (contract §7.6). */
import type { Words } from '../../db/schema';

export interface OfflineMethod {
  id: number;
  name: Words;
  /** Where to pay. */
  fields: { name: string; value: string }[];
  /** What the customer tells of the transfer. */
  inputs: { key: string; placeholder: Words; required: boolean }[];
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
