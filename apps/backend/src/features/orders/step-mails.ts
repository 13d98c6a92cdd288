/** Mails of an order: placed, delivered, cancelled, refunded; in the language it was placed in. */
import type { OrderStatus } from '@shop/domain';
import type { OrderStep } from '@shop/domain/order-steps';
import { formatDay, formatTime, paths } from '@shop/util';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import type { Language } from '../../languages';
import { MARKETPLACE } from '../../marketplace';
import { addCalls, counterOf } from '../accounts/throttle';
import { choicesFor } from '../customers/notify';
import { mailboxOf } from '../customers/queries';
import { enqueueMail, type MailContent, type MailLine } from '../outbox/mail-content';
import { storeNameOf } from '../stores/queries';
import { billOf, type BilledOrder } from './mail-bill';
import type { NewOrderRow, OrderRow } from './queries';

/** What a mail tells of: an order of the database, or one that is being placed. */
export type MailedOrder = Pick<
  NewOrderRow & { id: number },
  'id' | 'number' | 'shopperId' | 'storeId' | 'type' | 'contactEmail' | 'arrival' | 'createdAt'
> &
  BilledOrder & {
    /** Payments that have come; an order that is being placed has none yet. */
    received?: number;
  };

const PLACED: Localized = { en: 'We have received your order', ar: 'استلمنا طلبك' };
const PLACED_PARCEL: Localized = { en: 'We have received your parcel', ar: 'استلمنا طلب توصيل طردك' };

const TEXTS: Partial<Record<OrderStatus, Localized>> = {
  pending: {
    en: 'Thank you. You can follow your order in the shop at any time.',
    ar: 'شكرًا لك. يمكنك متابعة طلبك في المتجر في أي وقت.',
  },
  delivered: {
    en: 'Enjoy it, and tell us how it was. Here is your receipt.',
    ar: 'نتمنى أن ينال إعجابك. أخبرنا برأيك. إليك فاتورتك.',
  },
  canceled: {
    en: 'There is nothing for you to do, and nothing to pay.',
    ar: 'لا يلزمك فعل شيء، ولا شيء عليك دفعه.',
  },
  refunded: { en: 'We are sorry that something was wrong.', ar: 'نعتذر عمّا حدث.' },
};
const CANCELED_PAID: Localized = {
  en: 'There is nothing for you to do: what you paid goes back the way it came.',
  ar: 'لا يلزمك فعل شيء: يعود إليك ما دفعته بالطريقة التي دفعت بها.',
};
/** A parcel is for somebody else. */
const DELIVERED_PARCEL: Localized = {
  en: 'It has been handed over. Here is your receipt.',
  ar: 'سُلّم إلى مستلِمه. إليك فاتورتك.',
};

const LABELS = {
  order: { en: 'Order', ar: 'رقم الطلب' },
  store: { en: 'Store', ar: 'المتجر' },
  arrives: { en: 'Arriving', ar: 'موعد الوصول' },
  ready: { en: 'Ready', ar: 'يجهز' },
  see: { en: 'See the order', ar: 'عرض الطلب' },
  rate: { en: 'Rate your order', ar: 'قيّم طلبك' },
  track: { en: 'Track it with your phone number', ar: 'تتبّع الطلب برقم هاتفك' },
} satisfies Record<string, Localized>;

function textOf({ received = 0, type }: MailedOrder, to: OrderStatus): Localized | undefined {
  if (to === 'canceled' && received > 0) return CANCELED_PAID;
  return to === 'delivered' && type === 'parcel' ? DELIVERED_PARCEL : TEXTS[to];
}

/** The window told when it was placed: 'Thu, 5 Mar, 03:20 – 03:30 pm'. */
function arrivalFact({ arrival, type }: MailedOrder, to: OrderStatus, language: Language): MailLine[] {
  if (to !== 'pending' || !arrival?.now) return [];
  const [from, until] = [arrival.now.from, arrival.now.to].map((at) => new Date(at)) as [Date, Date];
  const form = { timeZone: MARKETPLACE.timeZone, hours: MARKETPLACE.hours, language };
  const times = `${formatTime(from, form)} – ${formatTime(until, form)}`;
  return [[LABELS[type === 'take_away' ? 'ready' : 'arrives'][language], `${formatDay(from, form)}\n${times}`]];
}

/** The phone that a guest's order is shown for is not in the link: whoever reads the mail says it (decision 049). */
function linkOf({ number }: MailedOrder, to: OrderStatus, isGuest: boolean): { path: string; label: Localized } {
  if (isGuest) return { path: paths.trackOrder(), label: LABELS.track };
  const path = paths.order(String(number));
  return to === 'delivered' ? { path: `${path}#rate`, label: LABELS.rate } : { path, label: LABELS.see };
}

/** No name, phone, address or note of a person: whoever typed the address of the mail may have mistyped it. */
async function contentOf(
  tx: Executor,
  order: MailedOrder,
  { to, title, isGuest }: { to: OrderStatus; title: Localized; isGuest: boolean },
): Promise<MailContent> {
  const language = order.language ?? 'en';
  const store = order.storeId ? await storeNameOf(tx, order.storeId) : null;
  const facts: MailLine[] = arrivalFact(order, to, language);
  if (store) facts.push([LABELS.store[language], store[language] || store.en]);
  facts.push([LABELS.order[language], `#${order.number}`]);
  const { path, label } = linkOf(order, to, isGuest);
  return {
    language,
    subject: { en: `${title.en}: order #${order.number}`, ar: `${title.ar}: الطلب رقم ${order.number}` }[language],
    heading: title[language],
    text: textOf(order, to)?.[language] ?? '',
    facts,
    bill: await billOf(tx, order, to),
    link: { path, caption: label[language] },
    reader: isGuest ? 'guest' : 'customer',
  };
}

/** null: this status has no mail. */
export async function stepMail(
  tx: Executor,
  order: OrderRow,
  { to, title }: { to: OrderStatus; title: Localized },
): Promise<MailContent | null> {
  if (!TEXTS[to]) return null;
  return contentOf(tx, order, { to, title, isGuest: order.isGuest });
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
