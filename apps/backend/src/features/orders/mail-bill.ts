/** The bill in a mail of an order: what was bought, charges, and the total or what went back. Lines before discounts, which have rows of their own. */
import type { OrderStatus } from '@shop/domain';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import type { Language } from '../../languages';
import { formatAmount } from '../../present';
import type { MailBill, MailLine } from '../outbox/mail-content';
import { findRefund } from './ledger-queries';
import { rowsOfOrders, type NewOrderRow, type OrderLineRow } from './queries';

/** What the bill of an order is made of. */
export type BilledOrder = Pick<
  NewOrderRow & { id: number },
  | 'id'
  | 'type'
  | 'language'
  | 'total'
  | 'discountAmount'
  | 'couponAmount'
  | 'taxAmount'
  | 'taxIncluded'
  | 'deliveryCharge'
  | 'tip'
  | 'additionalCharge'
>;

const LABELS = {
  discount: { en: 'Discount', ar: 'الخصم' },
  coupon: { en: 'Coupon', ar: 'القسيمة' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  taxIncluded: { en: 'Tax (included)', ar: 'الضريبة (مشمولة)' },
  delivery: { en: 'Delivery fee', ar: 'رسوم التوصيل' },
  tip: { en: 'Tip for the courier', ar: 'إكرامية السائق' },
  service: { en: 'Service fee', ar: 'رسوم الخدمة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
} satisfies Record<string, Localized>;

const MOST_ITEMS = 20;
/** Mails of these tell what it costs, not only what it was. */
const IS_BILLED: readonly OrderStatus[] = ['pending', 'delivered', 'refunded'];

function rowLine({ name, quantity, unitPrice, addOns }: OrderLineRow, language: Language): MailLine {
  const added = addOns.reduce((sum, addOn) => sum + addOn.price * addOn.quantity, 0);
  return [`${quantity} × ${name[language] || name.en}`, formatAmount(unitPrice * quantity + added)];
}

function chargesOf(order: BilledOrder, language: Language): MailLine[] {
  const { type, tip = 0, couponAmount = 0, discountAmount, deliveryCharge, additionalCharge, taxAmount } = order;
  const lines: [label: Localized, amount: number, isShown: boolean][] = [
    [LABELS.discount, -discountAmount, discountAmount > 0],
    [LABELS.coupon, -couponAmount, couponAmount > 0],
    [order.taxIncluded ? LABELS.taxIncluded : LABELS.tax, taxAmount, taxAmount > 0],
    [LABELS.delivery, deliveryCharge, type !== 'take_away' || deliveryCharge > 0],
    [LABELS.tip, tip, tip > 0],
    [LABELS.service, additionalCharge, additionalCharge > 0],
  ];
  return lines.filter(([, , isShown]) => isShown).map(([label, amount]) => [label[language], formatAmount(amount)]);
}

/** The bill of an order in the mail of a status. */
export async function billOf(tx: Executor, order: BilledOrder, to: OrderStatus): Promise<MailBill> {
  const language = order.language ?? 'en';
  const lines = await rowsOfOrders(tx, [order.id]);
  const rows = lines.slice(0, MOST_ITEMS).map((line) => rowLine(line, language));
  if (lines.length > MOST_ITEMS) rows.push(['…', '']);
  // The store sets the price of a prescription later.
  if (!IS_BILLED.includes(to) || order.total <= 0) return { rows, charges: [], totals: [] };
  const refund = to === 'refunded' ? await findRefund(tx, order.id) : null;
  const total: MailLine = [LABELS.total[language], formatAmount(order.total)];
  return {
    rows,
    charges: refund ? [...chargesOf(order, language), total] : chargesOf(order, language),
    totals: refund ? [[LABELS.refund[language], formatAmount(refund.amount)]] : [total],
  };
}
