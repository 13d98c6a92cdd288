/**
 * The arrival of an order, kept with it by the one function that changes orders: its window after each step, the word
 * that it is late, the apology, and what it teaches when it is delivered (decision 114).
 */
import type { DelayReason, OrderStatus } from '@shop/domain';
import { nextArrival, stageSeconds, type ArrivalFacts, type ArrivalState } from '@shop/domain/arrival-plan';
import { legalStep, paymentState, type OrderStep, type PaymentState } from '@shop/domain/order-steps';
import { wallTime } from '@shop/util';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import { MARKETPLACE } from '../../marketplace';
import { riddenMetres } from '../arrivals/plan';
import { lockShopper } from '../shoppers/lock';
import { addToWallet, walletBalance } from '../wallet/ledger';
import { addStorePace, addZonePace } from './arrival-queries';
import { notifyOwner } from './notify-owner';
import type { NewOrderRow, OrderRow } from './queries';

type ArrivalColumns = Pick<Partial<NewOrderRow>, 'arrival' | 'reviseAt'>;

/** Whether the store may work on the order: once it is paid, or to be paid at the door. */
const isDue = (status: OrderStatus, payment: PaymentState, method: string): boolean =>
  status !== 'pending' || legalStep('accept', { status, payment, method }, 'store') !== null;

/** The facts of an order after a step. */
function factsAfter(order: OrderRow, to: OrderStatus, paid: PaymentState, method: string, at: Date): ArrivalFacts {
  const reachedAt = to === order.status ? order.reachedAt : { ...order.reachedAt, [to]: at.toISOString() };
  return { type: order.type, status: to, reachedAt, isDue: isDue(to, paid, method) };
}

/** Credits the apology to the owner's wallet. @returns the minor units; 0 for a guest, who has none, and for a full wallet */
async function apologise(tx: Executor, order: OrderRow, credit: number, at: Date): Promise<number> {
  if (credit === 0 || order.isGuest || !(await lockShopper(tx, order.shopperId))) return 0;
  const { shopperId: customerId } = order;
  if ((await walletBalance(tx, customerId)) + credit > MARKETPLACE.wallet.most) return 0;
  await addToWallet(tx, { customerId, kind: 'late_order', credit, reference: `late:${order.number}`, at });
  return credit;
}

const REASONS: Record<DelayReason, Localized> = {
  store: { en: 'The store has not started yet.', ar: 'لم يبدأ المتجر بعد.' },
  preparation: { en: 'It takes longer to prepare.', ar: 'يحتاج تحضيره إلى وقت أطول.' },
  courier: { en: 'All couriers are busy.', ar: 'السائقون جميعهم مشغولون.' },
  ride: { en: 'The courier is held up.', ar: 'السائق عالق في الطريق.' },
};

async function tellDelay(tx: Executor, order: OrderRow, reason: DelayReason, until: string, at: Date): Promise<void> {
  const time = wallTime(new Date(until), MARKETPLACE.timeZone).format('HH:mm');
  const title = { en: `Your order is late: expect it by ${time}`, ar: `تأخّر طلبك: نتوقعه بحلول الساعة ${time}` };
  await notifyOwner(tx, order, { title, description: REASONS[reason] }, at);
}

/** What a delivered order took. One that was wanted for later waited, and one that was simulated took nobody's time: they teach nothing. */
async function learn(tx: Executor, order: OrderRow, facts: ArrivalFacts): Promise<void> {
  const { arrival, storeId, zoneId, moduleId } = order;
  if (!arrival || arrival.isSimulated || order.scheduleAt) return;
  const taken = stageSeconds(facts);
  const isRidden = order.type !== 'take_away' && taken.ride !== null && arrival.metres > 0;
  const ride = isRidden ? Math.round((taken.ride ?? 0) / (riddenMetres(arrival.metres) / 1000)) : null;
  const pickUp = order.type === 'take_away' ? null : taken.pickUp;
  const share = taken.prepare === null ? null : Math.round((1000 * taken.prepare) / arrival.stated);
  // The store before its zone, whoever delivers: two at once wait for each other, and not in a ring.
  if (storeId !== null) await addStorePace(tx, storeId, { prepare: taken.prepare, pickUp, ride });
  await addZonePace(tx, { zoneId, moduleId }, { prepare: share, pickUp, ride });
}

/** The columns of an order that is being placed. */
export function arrivalOfNew(
  arrival: ArrivalState,
  { type, total, paymentMethod }: Pick<NewOrderRow, 'type' | 'total' | 'paymentMethod'>,
  at: Date,
): ArrivalColumns {
  const facts: ArrivalFacts = {
    type,
    status: 'pending',
    reachedAt: {},
    isDue: isDue('pending', paymentState(total, 0), paymentMethod),
  };
  const { state, reviseAt } = nextArrival(arrival, facts, at);
  return { arrival: state, reviseAt };
}

interface Step {
  step: OrderStep;
  to: OrderStatus;
  payment: PaymentState;
  method: string;
  at: Date;
}

/** Writes what a step means for the arrival, in its transaction. @returns the columns to store with it */
export async function arrivalAfter(
  tx: Executor,
  order: OrderRow,
  { step, to, payment, method, at }: Step,
): Promise<ArrivalColumns> {
  if (!order.arrival) return {};
  const facts = factsAfter(order, to, payment, method, at);
  const { state, reviseAt, isCreditDue } = nextArrival(order.arrival, facts, at);
  // Other steps may hold items already, and shoppers are locked before items.
  const isPayable = isCreditDue && (step === 'revise' || step === 'deliver');
  const credit = isPayable ? await apologise(tx, order, state.terms.credit, at) : state.credit;
  if (state.late && !order.arrival.late && state.now) await tellDelay(tx, order, state.late, state.now.to, at);
  if (to === 'delivered' && order.status !== to) await learn(tx, order, facts);
  return { arrival: { ...state, credit }, reviseAt: isCreditDue && !isPayable && reviseAt ? at : reviseAt };
}
