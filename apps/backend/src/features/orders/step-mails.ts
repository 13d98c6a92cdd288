/** Mails of an order: placed, delivered, cancelled, refunded; in the language it was placed in. */
import type { OrderStatus } from '@shop/domain';
import type { OrderStep } from '@shop/domain/order-steps';
import { paths } from '@shop/util';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import { formatAmount } from '../../present';
import { addCalls, counterOf } from '../accounts/throttle';
import { choicesFor } from '../customers/notify';
import { mailboxOf } from '../customers/queries';
import { enqueueMail, type MailContent } from '../outbox/mails';
import { storeNameOf } from '../stores/queries';
import { findRefund } from './ledger-queries';
import { rowsOfOrders, type NewOrderRow, type OrderRow } from './queries';

/** What a mail tells of: an order of the database, or one that is being placed. */
type MailedOrder = Pick<
  NewOrderRow & { id: number },
  'id' | 'number' | 'shopperId' | 'storeId' | 'type' | 'total' | 'contactEmail' | 'language'
>;

const PLACED: Localized = { en: 'We have received your order', ar: 'استلمنا طلبك' };
const PLACED_PARCEL: Localized = { en: 'We have received your parcel', ar: 'استلمنا طلب توصيل طردك' };
/** What a guest paid goes back the way it came. */
const REFUNDED_GUEST: Localized = { en: 'Your refund is on its way', ar: 'مبلغك في طريقه إليك' };

const TEXTS: Partial<Record<OrderStatus, Localized>> = {
  pending: {
    en: 'Thank you. We will tell you about every step, and you can follow your order in the shop.',
    ar: 'شكرًا لك. سنخبرك بكل جديد، ويمكنك متابعة طلبك في المتجر.',
  },
  delivered: { en: 'Enjoy it, and tell us how it was.', ar: 'نتمنى أن ينال إعجابك. أخبرنا برأيك.' },
  canceled: {
    en: 'Nothing will be delivered. What you paid goes back the way it came.',
    ar: 'لن يصلك شيء، ويعود إليك ما دفعته بالطريقة التي دفعت بها.',
  },
  refunded: { en: 'We are sorry that something was wrong.', ar: 'نعتذر عمّا حدث.' },
};
const LABELS = {
  order: { en: 'Order', ar: 'الطلب' },
  store: { en: 'Store', ar: 'المتجر' },
  items: { en: 'Items', ar: 'المنتجات' },
  total: { en: 'Total', ar: 'الإجمالي' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
  see: { en: 'See the order', ar: 'عرض الطلب' },
  track: { en: 'Track it with your phone number', ar: 'تتبّع الطلب برقم هاتفك' },
} satisfies Record<string, Localized>;
const MOST_ITEMS = 20;

/** No name, phone, address or note of a person: whoever typed the address of the mail may have mistyped it. */
async function contentOf(
  tx: Executor,
  order: MailedOrder,
  { to, title, isGuest }: { to: OrderStatus; title: Localized; isGuest: boolean },
): Promise<MailContent> {
  const language = order.language ?? 'en';
  const store = order.storeId ? await storeNameOf(tx, order.storeId) : null;
  const rows = await rowsOfOrders(tx, [order.id]);
  const items = rows.slice(0, MOST_ITEMS).map(({ name, quantity }) => `${quantity} × ${name[language] || name.en}`);
  const refund = to === 'refunded' ? await findRefund(tx, order.id) : null;
  const facts: [string, string][] = [[LABELS.order[language], `#${order.number}`]];
  if (store) facts.push([LABELS.store[language], store[language] || store.en]);
  if (items.length > 0)
    facts.push([LABELS.items[language], [...items, ...(rows.length > MOST_ITEMS ? ['…'] : [])].join('\n')]);
  // The store sets the price of a prescription later.
  if (order.total > 0) facts.push([LABELS.total[language], formatAmount(order.total)]);
  if (refund) facts.push([LABELS.refund[language], formatAmount(refund.amount)]);
  return {
    language,
    subject: { en: `${title.en}: order #${order.number}`, ar: `${title.ar}: الطلب رقم ${order.number}` }[language],
    text: TEXTS[to]?.[language] ?? '',
    facts,
    // The phone that a guest's order is shown for is not in the link: whoever reads the mail says it (decision 049).
    link: isGuest
      ? { path: paths.trackOrder(), caption: LABELS.track[language] }
      : { path: paths.order(String(order.number)), caption: LABELS.see[language] },
  };
}

/** null: this status has no mail. */
export async function stepMail(
  tx: Executor,
  order: OrderRow,
  { to, title }: { to: OrderStatus; title: Localized },
): Promise<MailContent | null> {
  if (!TEXTS[to]) return null;
  const said = to === 'refunded' && order.isGuest ? REFUNDED_GUEST : title;
  return contentOf(tx, order, { to, title: said, isGuest: order.isGuest });
}

/**
 * Mails a guest at the address that the order names. Somebody else may have typed it: of one address only so many are sent in a day.
 */
export async function mailGuest(
  tx: Executor,
  { contactEmail }: Pick<MailedOrder, 'contactEmail'>,
  mail: () => Promise<MailContent | null>,
  at: Date,
): Promise<void> {
  if (!contactEmail) return;
  const content = await mail();
  if (!content) return;
  const counter = counterOf('guestMails', contactEmail.toLowerCase());
  const { count } = await addCalls(tx, counter, 1, at);
  if (count <= counter.max) await enqueueMail(tx, contactEmail, content, at);
}

/** The steps that place an order whose payment by card was awaited. */
const PAYS: readonly OrderStep[] = ['pay_by_card', 'pay_from_wallet', 'choose_cash'];
export const isPlacedBy = ({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>, step: OrderStep): boolean =>
  paymentMethod === 'digital_payment' && PAYS.includes(step);

/** The mail of an order that was placed, and paid if a card pays. */
export async function mailPlaced(
  tx: Executor,
  order: MailedOrder,
  { isGuest }: { isGuest: boolean },
  at: Date,
): Promise<void> {
  const title = order.type === 'parcel' ? PLACED_PARCEL : PLACED;
  const mail = () => contentOf(tx, order, { to: 'pending', title, isGuest });
  if (isGuest) return mailGuest(tx, order, mail, at);
  if (!(await choicesFor(tx, order.shopperId)).order.mail) return;
  const mailbox = await mailboxOf(tx, order.shopperId);
  if (mailbox?.email) await enqueueMail(tx, mailbox.email, await mail(), at);
}
