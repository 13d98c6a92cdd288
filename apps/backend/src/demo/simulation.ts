/**
 * Simulation: stores accept and prepare orders, couriers ride along the streets. An order takes the time of
 * `SIMULATION_SECONDS`, or what it was told (0).
 */
import { eq } from 'drizzle-orm';
import type { LatLng, OrderStatus } from '@shop/domain';
import { legalStep, type OrderStep } from '@shop/domain/order-steps';
import { minor, percentOf } from '@shop/util';
import type { Shop } from '../context';
import type { Executor } from '../db/database';
import {
  couriersOfZone,
  ordersWithRefundRequest,
  runningOrders,
  setCourierPlace,
  type OrderRow,
} from '../features/orders/queries';
import { changeOrder, factsOf, IllegalStep, type Change } from '../features/orders/change';
import * as t from '../db/schema';
import { verifyTransferOf } from '../features/orders/transfers';
import { findPlainStores } from '../features/stores/queries';
import { translate } from '../messages';
import { DomainError } from '../domain-error';
import { pointAt } from './city/plan';
import { pointAlong, streetRoute } from './city/routes';
import { courseOf, dueStatus, shareAt, shareOf, type Simulated } from './course';
import { createRandom, pick } from './random';
import { renewSpecials } from './renew-specials';

const TICK_MS = 1500;
/** Longer than any order takes, so that one for later is looked at in time. */
const LONGEST_MS = 3 * 3_600_000;

/** The courier's position: riding to the store (or sender), waiting there, riding to the destination. */
export function courierPlace(
  order: Simulated & Pick<OrderRow, 'id' | 'status'>,
  store: LatLng,
  customer: LatLng,
  share: number,
): LatLng {
  const course = courseOf(order);
  const reached = (status: OrderStatus) => shareAt(course, status);
  if (order.status === 'picked_up')
    return pointAlong(streetRoute(store, customer), (share - reached('picked_up')) / (1 - reached('picked_up')));
  const random = createRandom(`start ${order.id}`);
  const start = pointAt(2 + random() * 10, 1 + random() * 6);
  return pointAlong(
    streetRoute(start, store),
    (share - reached('processing')) / (reached('handover') - reached('processing')),
  );
}

/** The simulated price of a prescription. */
function pricePrescription(order: OrderRow) {
  const itemsAmount = 800 + Math.floor(createRandom(`prescription ${order.id}`)() * 1800);
  const taxAmount = percentOf(minor(itemsAmount), order.taxPercent);
  return { itemsAmount, taxAmount, total: order.total + itemsAmount + (order.taxIncluded ? 0 : taxAmount) };
}

const STEP_OF = {
  confirmed: 'accept',
  processing: 'prepare',
  handover: 'hand_over',
  picked_up: 'pick_up',
  delivered: 'deliver',
} as const satisfies Partial<Record<OrderStatus, OrderStep>>;

/** @returns false when another process was faster. A store without stock cancels the order. */
async function takeStep(db: Executor, { id }: OrderRow, to: OrderStatus, change: Change): Promise<boolean> {
  const step = STEP_OF[to as keyof typeof STEP_OF];
  const take = (what: OrderStep, how: Change) => {
    const who = what === 'pick_up' ? 'courier' : 'store';
    return db.transaction((tx) => changeOrder(tx, id, what, { who }, how));
  };
  try {
    await take(step, change);
  } catch (error) {
    if (error instanceof IllegalStep) return false;
    if (!(error instanceof DomainError) || error.code !== 'stock') throw error;
    await take('cancel', { at: change.at, reason: translate('soldOutSince', 'en') });
  }
  return true;
}

async function advance(db: Executor, order: OrderRow, from: LatLng, share: number, now: Date): Promise<boolean> {
  const due = dueStatus(order, share);
  if (due) {
    const courier =
      due === 'processing' && order.type !== 'take_away'
        ? pick(createRandom(`courier ${order.id}`), await couriersOfZone(db, order.zoneId))
        : null;
    return takeStep(db, order, due, {
      at: now,
      ...(due === 'confirmed' && order.prescription ? { amounts: pricePrescription(order) } : {}),
      ...(courier ? { courierId: courier.id } : {}),
    });
  }
  const to = order.receiver ?? order.address;
  if (!to || !order.courierId || order.status === 'confirmed') return false;
  const point = courierPlace(order, from, to, share);
  const moved =
    order.courierLat === null ||
    Math.abs(order.courierLat - point.lat) + Math.abs((order.courierLng ?? 0) - point.lng) > 0.00004;
  if (moved) await setCourierPlace(db, order.id, point.lat, point.lng);
  return moved;
}

const REVIEW_MS = 10_000;

/** Orders that must be paid first wait; transfers are verified a moment after they were told. */
async function awaitsPayment(db: Executor, order: OrderRow, now: Date): Promise<boolean> {
  if (order.status !== 'pending' || legalStep('accept', factsOf(order), 'store')) return false;
  if (order.paymentMethod !== 'offline_payment') return true;
  const { orderId, createdAt } = t.offlinePayments;
  const [told] = await db.select({ at: createdAt }).from(t.offlinePayments).where(eq(orderId, order.id));
  if (told && now.getTime() - told.at.getTime() > REVIEW_MS) await verifyTransferOf(db, order.id, now);
  return true;
}

async function payRefunds({ db, clock, live }: Shop): Promise<void> {
  const now = clock();
  for (const order of await ordersWithRefundRequest(db)) {
    const since = Date.parse(order.reachedAt.refund_requested ?? '') || 0;
    if (now.getTime() - since < REVIEW_MS) continue;
    try {
      await db.transaction((tx) => changeOrder(tx, order.id, 'refund', { who: 'shop' }, { at: now }));
      await live.orderChanged(order.id);
    } catch (error) {
      if (!(error instanceof IllegalStep)) throw error;
    }
  }
}

/** Orders per round. */
const AT_ONCE = 500;

/**
 * One round over running orders, `AT_ONCE` of them after the id `after`, so that orders that can not move do not
 * starve the rest. Several processes may run it: each step is taken by one of them.  @returns the `after` of the
 * next round; 0 at the end
 */
export async function tick(shop: Shop, after = 0): Promise<number> {
  const { db, clock, live, config } = shop;
  const now = clock();
  const duration = config.simulationSeconds * 1000;
  const until = new Date(now.getTime() + (duration || LONGEST_MS));
  const running = await runningOrders(db, { after, until, limit: AT_ONCE });
  const stores = await findPlainStores(db, [...new Set(running.flatMap(({ storeId }) => storeId ?? []))]);
  for (const order of running) {
    const from = order.storeId === null ? order.address : stores.get(order.storeId)?.store;
    if (!from) continue;
    try {
      if (await awaitsPayment(db, order, now)) continue;
      const share = shareOf(order, now, duration);
      if (await advance(db, order, from, share, now)) await live.orderChanged(order.id);
    } catch (error) {
      // One failing order must not stop the others; it is tried again in the next round.
      shop.app.log.warn({ order: order.id, err: String(error) }, 'simulation');
    }
  }
  await payRefunds(shop);
  return running.length < AT_ONCE ? 0 : (running.at(-1)?.id ?? 0);
}

/** Runs rounds until the returned function is called. A failed round is logged. */
export function startSimulation(shop: Shop): () => Promise<void> {
  let stopped = false;
  let last = Promise.resolve();
  let timer: NodeJS.Timeout;
  let after = 0;
  const loop = () => {
    last = tick(shop, after)
      .then((next) => void (after = next))
      .catch((error: unknown) => shop.app.log.warn({ err: String(error) }, 'simulation'));
    void last.then(() => void (stopped || (timer = setTimeout(loop, TICK_MS))));
  };
  timer = setTimeout(loop, TICK_MS);
  const renew = () =>
    void renewSpecials(shop.db, shop.clock()).catch((error: unknown) =>
      shop.app.log.warn({ err: String(error) }, 'specials'),
    );
  const renewing = setInterval(renew, 3_600_000);
  renew();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearInterval(renewing);
    await last;
  };
}
