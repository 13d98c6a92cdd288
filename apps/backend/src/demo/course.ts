/** The course of a simulated order: when it reaches each status (decision 133). */
import type { OrderStatus, OrderType } from '@shop/domain';
import { planSeconds, type Stage } from '@shop/domain/arrival-plan';
import type { OrderRow } from '../features/orders/queries';

/** The share of the total time at which each status is reached. */
export type Course = readonly [OrderStatus, number][];

const STEPS: Course = [
  ['confirmed', 0.06],
  ['processing', 0.14],
  ['handover', 0.36],
  ['picked_up', 0.42],
  ['delivered', 1],
];
/** Steps of a take-away order, which has no courier. */
const TAKE_AWAY: Course = [
  ['confirmed', 0.06],
  ['processing', 0.14],
  ['handover', 0.5],
  ['delivered', 0.8],
];
/** A store begins with an accepted order before this share of its preparation has passed. */
const BEGINS = 0.15;
/** Of an order of which neither its plan nor the settings tell. */
const DEFAULT_MS = 180_000;

export type Simulated = Pick<OrderRow, 'type' | 'arrival'>;

/** What an order was told to take, in seconds; null: it takes the time of the settings. */
const toldSeconds = ({ arrival }: Pick<OrderRow, 'arrival'>): number | null =>
  arrival?.isSimulated && !arrival.course ? planSeconds(arrival.plan) : null;

/** Fetched by its customer when it is ready. */
export function courseOf({ type, arrival }: Simulated): Course {
  if (!arrival || toldSeconds({ arrival }) === null) return type === 'take_away' ? TAKE_AWAY : STEPS;
  const { accept, prepare, pickUp } = arrival.plan;
  const share = (seconds: number) => seconds / planSeconds(arrival.plan);
  const ready = accept.middle + prepare.middle;
  const begun: Course = [
    ['confirmed', share(accept.middle)],
    ['processing', share(accept.middle + BEGINS * prepare.middle)],
    ['handover', share(ready)],
  ];
  const picked: Course = type === 'take_away' ? [] : [['picked_up', share(ready + pickUp.middle)]];
  return [...begun, ...picked, ['delivered', type === 'take_away' ? 1.5 : 1]];
}
export const shareAt = (course: Course, status: OrderStatus) => course.find(([step]) => step === status)?.[1] ?? 0;

/** Seconds of each stage of an order that takes `seconds` from placing to the door. */
export function simulatedCourse(type: OrderType, seconds: number): Record<Stage, number> {
  const steps = new Map(type === 'take_away' ? TAKE_AWAY : STEPS);
  const reached = (status: OrderStatus) => (steps.get(status) ?? 0) * seconds;
  const isDelivered = type !== 'take_away';
  return {
    accept: reached('confirmed'),
    prepare: reached('handover') - reached('confirmed'),
    pickUp: isDelivered ? reached('picked_up') - reached('handover') : 0,
    ride: isDelivered ? reached('delivered') - reached('picked_up') : 0,
  };
}

/** The next status of an order after a share of its time; one step at a time. */
export function dueStatus(order: Simulated & Pick<OrderRow, 'status'>, share: number): OrderStatus | null {
  const steps = courseOf(order);
  const next = steps.findIndex(([status]) => status === order.status) + 1;
  const step = steps[next];
  return step && share >= step[1] ? step[0] : null;
}

/**
 * The share of its time that has passed; a scheduled order starts in time to arrive as scheduled.
 * @param duration milliseconds of an order that does not take what it was told
 */
export function shareOf(
  order: Pick<OrderRow, 'createdAt' | 'scheduleAt' | 'arrival'>,
  now: Date,
  duration: number,
): number {
  const told = toldSeconds(order);
  if (told !== null && order.arrival?.since) return (now.getTime() - Date.parse(order.arrival.since)) / (told * 1000);
  const takes = duration || DEFAULT_MS;
  const begins = Math.max(order.createdAt.getTime(), (order.scheduleAt?.getTime() ?? 0) - takes);
  return (now.getTime() - begins) / takes;
}
