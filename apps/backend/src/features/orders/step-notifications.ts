/** What a step of an order tells, and its texts (contract §6.2). */
import type { OrderStatus } from '@shop/domain';
import type { OrderStep } from '@shop/domain/order-steps';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import { notifyOwner } from './notify-owner';
import { isPlacedBy, mailPlaced, stepMail } from './step-mails';
import type { OrderRow } from './queries';

const TITLES: Partial<Record<OrderStatus, Localized>> = {
  confirmed: { en: 'The store accepted your order', ar: 'قبل المتجر طلبك' },
  processing: { en: 'Your order is being prepared', ar: 'طلبك قيد التحضير' },
  handover: { en: 'Your order is ready', ar: 'طلبك جاهز' },
  picked_up: { en: 'Your order is on its way', ar: 'طلبك في الطريق' },
  delivered: { en: 'Your order has arrived', ar: 'وصل طلبك' },
  canceled: { en: 'Your order was cancelled', ar: 'أُلغي طلبك' },
  refunded: { en: 'Your money is back in your wallet', ar: 'عاد المبلغ إلى محفظتك' },
};

/** Take-away: the customer picks it up. */
const TITLES_OF_TAKE_AWAY: typeof TITLES = {
  ...TITLES,
  handover: { en: 'Your order is ready: come and get it', ar: 'طلبك جاهز: تفضّل باستلامه' },
  delivered: { en: 'You have picked up your order', ar: 'استلمت طلبك' },
};

/** Parcels: a courier accepts, picks up and delivers them. */
const TITLES_OF_PARCEL: typeof TITLES = {
  ...TITLES,
  confirmed: { en: 'Your parcel was accepted', ar: 'تم قبول طردك' },
  processing: { en: 'A courier is on the way to the sender', ar: 'السائق في الطريق إلى المرسِل' },
  handover: { en: 'The courier is with the sender', ar: 'السائق عند المرسِل' },
  picked_up: { en: 'Your parcel is on its way', ar: 'طردك في الطريق' },
  delivered: { en: 'Your parcel has arrived', ar: 'وصل طردك' },
};

/** The confirmation carries the price of a prescription. */
const TITLES_OF_PRESCRIPTION = {
  confirmed: {
    en: 'The pharmacy has checked your prescription: see the price',
    ar: 'راجعت الصيدلية وصفتك: اطّلع على السعر',
  },
};

/** A guest has no wallet: what was paid goes back the way it came. */
const TITLES_OF_GUEST = { refunded: { en: 'Your refund is on its way', ar: 'مبلغك في طريقه إليك' } };

const titlesOfKind = ({ type }: Pick<OrderRow, 'type'>): typeof TITLES => {
  if (type === 'parcel') return TITLES_OF_PARCEL;
  return type === 'take_away' ? TITLES_OF_TAKE_AWAY : TITLES;
};

/** Titles by status, for this kind of order. */
export function notificationTitles(order: Pick<OrderRow, 'type' | 'prescription' | 'isGuest'>): typeof TITLES {
  return {
    ...titlesOfKind(order),
    ...(order.prescription && order.type !== 'parcel' ? TITLES_OF_PRESCRIPTION : {}),
    ...(order.isGuest ? TITLES_OF_GUEST : {}),
  };
}

/** A payment from the wallet is confirmed on the page itself. */
export async function notifyOfStep(
  tx: Executor,
  order: OrderRow,
  { step, to, at }: { step: OrderStep; to: OrderStatus; at: Date },
): Promise<void> {
  if (isPlacedBy(order, step)) await mailPlaced(tx, order, order, at);
  if (order.status === to || step === 'pay_from_wallet') return;
  const title = notificationTitles(order)[to];
  if (!title) return;
  const description = { en: `Order #${order.number}`, ar: `الطلب رقم ${order.number}` };
  await notifyOwner(tx, order, { title, description, mail: () => stepMail(tx, order, { to, title }) }, at);
}
