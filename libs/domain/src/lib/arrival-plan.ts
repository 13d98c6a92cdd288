/**
 * The course of one order: planned when it is placed, corrected by the steps it has reached, and late when its window has
 * moved too far behind the first one (decision 114). The backend keeps it with the order.
 */
import type { DelayReason, OrderStatus, OrderType } from './entities';
import type { Figure } from './arrival-figures';
import { windowOf, type ArrivalParts, type ArrivalWindow } from './arrival-window';

/** The stages of an order, in order. */
export const STAGES = ['accept', 'prepare', 'pickUp', 'ride'] as const;
export type Stage = (typeof STAGES)[number];
/** Seconds of each stage. */
export type ArrivalPlan = Record<Stage, Figure>;

/** What the marketplace promised when the order was placed: later settings do not change it. */
export interface ArrivalTerms {
  /** Seconds behind the first window after which an order is late. */
  lateAfter: number;
  /** Seconds behind the first window after which the apology is credited. */
  creditAfter: number;
  /** Minor units; 0: none. */
  credit: number;
}

const REASONS: Record<Stage, DelayReason> = {
  accept: 'store',
  prepare: 'preparation',
  pickUp: 'courier',
  ride: 'ride',
};

/** ISO moments, as they are stored. */
export interface StoredWindow {
  from: string;
  to: string;
}

export interface ArrivalState {
  plan: ArrivalPlan;
  terms: ArrivalTerms;
  /** Metres along the streets. */
  metres: number;
  /** Seconds of preparation that the store states. */
  stated: number;
  /** Its course is a simulation's, which teaches nothing about the next order. */
  isSimulated?: boolean;
  /** What a simulation takes that is faster or slower than the plan. Told once the order is ready: before, the promise stands. */
  course?: ArrivalPlan;
  /** Wanted then; null: as soon as possible. */
  wanted: string | null;
  /** Since when the store may work on it; null: it waits for its payment. */
  since: string | null;
  /** The first window told. */
  first: StoredWindow | null;
  /** The window now; null: not yet, or not any more. */
  now: StoredWindow | null;
  late: DelayReason | null;
  /** Minor units credited; null: nothing. */
  credit: number | null;
}

/** The facts of an order that its arrival depends on. */
export interface ArrivalFacts {
  type: OrderType;
  status: OrderStatus;
  /** When each status was reached, ISO. */
  reachedAt: Partial<Record<string, string>>;
  /** Whether the store may work on it: paid, or paid at the door. */
  isDue: boolean;
}

export interface ArrivalChange {
  state: ArrivalState;
  /** When to look again, should no step come; null: never. */
  reviseAt: Date | null;
  /** The apology is due. */
  isCreditDue: boolean;
}

const SECOND = 1000;
/** The least that a stage which should be over still takes, in seconds. */
const LEAST = 30;

const STAGE_OF: Partial<Record<OrderStatus, Stage>> = {
  pending: 'accept',
  accepted: 'prepare',
  confirmed: 'prepare',
  processing: 'prepare',
  handover: 'pickUp',
  picked_up: 'ride',
};

/** The stage of a status; null: the order has arrived, is ready for its customer, or ended. */
export function stageOf({ type, status }: Pick<ArrivalFacts, 'type' | 'status'>): Stage | null {
  const stage = STAGE_OF[status] ?? null;
  return type === 'take_away' && (stage === 'pickUp' || stage === 'ride') ? null : stage;
}

/** When each stage began, by what was reached; undefined: not yet, or unknown. */
function beginsOf({ reachedAt }: ArrivalFacts, since: string): Record<Stage, string | undefined> {
  return {
    accept: since,
    prepare: earliest(reachedAt.confirmed, reachedAt.accepted, reachedAt.processing),
    pickUp: reachedAt.handover,
    ride: reachedAt.picked_up,
  };
}

const earliest = (...moments: (string | undefined)[]): string | undefined =>
  moments.filter((moment) => moment !== undefined).sort()[0];

/** Seconds of all stages. */
export const planSeconds = (plan: ArrivalPlan): number => STAGES.reduce((sum, stage) => sum + plan[stage].middle, 0);

interface Standing {
  stage: Stage;
  /** Seconds that the stage has taken. */
  taken: number;
  /** Seconds that it still takes. */
  left: number;
}

/** The plan of what is left from a stage on. */
const planFrom = ({ plan, course }: Pick<ArrivalState, 'plan' | 'course'>, stage: Stage): ArrivalPlan =>
  course && (stage === 'pickUp' || stage === 'ride') ? course : plan;

function standingOf(state: Pick<ArrivalState, 'plan' | 'course'>, stage: Stage, begin: string, at: Date): Standing {
  const { middle, spread } = planFrom(state, stage)[stage];
  const taken = (at.getTime() - Date.parse(begin)) / SECOND;
  // What should be over takes the longer, the longer it is overdue.
  const left = taken < middle ? middle - taken : Math.max(LEAST, spread / 2, (taken - middle) / 4);
  return { stage, taken, left };
}

/** What is left of a plan, in milliseconds. */
function partsLeft(state: Pick<ArrivalState, 'plan' | 'course'>, { stage, left }: Standing): ArrivalParts {
  const plan = planFrom(state, stage);
  const ahead = STAGES.slice(STAGES.indexOf(stage));
  const seconds = (name: Stage) => (name === stage ? left : ahead.includes(name) ? plan[name].middle : 0);
  return {
    preparation: (seconds('accept') + seconds('prepare')) * SECOND,
    pickUp: seconds('pickUp') * SECOND,
    ride: seconds('ride') * SECOND,
    spread: Math.hypot(...ahead.map((name) => plan[name].spread)) * SECOND,
  };
}

/** The window of a plan that starts now. */
export const plannedWindow = (state: Pick<ArrivalState, 'plan' | 'wanted'>, at: Date): ArrivalWindow => {
  const since = startOf(state, at);
  return windowOf(at, partsLeft(state, standingOf(state, 'accept', since, at)));
};

/** A scheduled order starts in time to arrive as wanted. */
function startOf({ wanted, plan }: Pick<ArrivalState, 'plan' | 'wanted'>, at: Date): string {
  const start = wanted === null ? 0 : Date.parse(wanted) - planSeconds(plan) * SECOND;
  return new Date(Math.max(at.getTime(), start)).toISOString();
}

/** The stage furthest beyond its plan. */
function reasonOf(state: ArrivalState, facts: ArrivalFacts, since: string, standing: Standing | null, at: Date) {
  const begins = beginsOf(facts, since);
  const ends = [begins.prepare, begins.pickUp, begins.ride, facts.reachedAt.delivered];
  let worst: { stage: Stage; beyond: number } = { stage: 'ride', beyond: -Infinity };
  STAGES.forEach((stage, index) => {
    const begin = begins[stage];
    if (begin === undefined) return;
    const end = stage === standing?.stage ? at.getTime() + standing.left * SECOND : Date.parse(ends[index] ?? begin);
    const beyond = (end - Date.parse(begin)) / SECOND - state.plan[stage].middle;
    if (beyond > worst.beyond) worst = { stage, beyond };
  });
  return REASONS[worst.stage];
}

const stored = ({ from, to }: ArrivalWindow): StoredWindow => ({ from: from.toISOString(), to: to.toISOString() });

/** When a bound behind the first window is passed. */
const boundOf = (first: StoredWindow, seconds: number): number => Date.parse(first.to) + seconds * SECOND;

/** The first promise is kept with the order; a payment that failed breaks it off, and the next one starts anew. */
const UNTOLD = { since: null, first: null, now: null, late: null };

/** The arrival after a step, or after a while without one. */
export function nextArrival(before: ArrivalState, facts: ArrivalFacts, at: Date): ArrivalChange {
  if (!facts.isDue) return { state: { ...before, ...UNTOLD }, reviseAt: null, isCreditDue: false };
  const since = before.since ?? startOf(before, at);
  const state = { ...before, since };
  const { standing, begin } = standsAt(state, facts, since, at);
  // Who fetches an order comes when it suits them.
  const hasArrived = facts.status === 'delivered' && facts.type !== 'take_away';
  if (!standing && !hasArrived) return { state: { ...state, now: null }, reviseAt: null, isCreditDue: false };
  const now = standing && stored(windowOf(at, partsLeft(state, standing)));
  const first = before.first ?? now;
  if (!first) return { state: { ...state, first, now }, reviseAt: null, isCreditDue: false };
  const isLate = (now ? Date.parse(now.to) : at.getTime()) > boundOf(first, state.terms.lateAfter);
  const late = isLate ? (before.late ?? reasonOf(state, facts, since, standing, at)) : null;
  const { creditAt, isCreditDue } = creditOf(before, first, at);
  const reviseAt = standing && lookAgain(state, standing, begin, at, isCreditDue ? Infinity : creditAt);
  return { state: { ...state, first, now, late }, reviseAt, isCreditDue };
}

function standsAt(state: ArrivalState, facts: ArrivalFacts, since: string, at: Date) {
  const stage = stageOf(facts);
  const begin = (stage && beginsOf(facts, since)[stage]) ?? since;
  return { begin, standing: stage && standingOf(state, stage, begin, at) };
}

/** When the apology is due; never a second time. */
function creditOf({ credit, terms }: ArrivalState, first: StoredWindow, at: Date) {
  const creditAt = credit === null ? boundOf(first, terms.creditAfter) : Infinity;
  return { creditAt, isCreditDue: at.getTime() >= creditAt };
}

function lookAgain(state: ArrivalState, standing: Standing, begin: string, at: Date, creditAt: number): Date {
  const { middle, spread } = planFrom(state, standing.stage)[standing.stage];
  const expected = Date.parse(begin) + (middle + spread / 2) * SECOND;
  const next = expected > at.getTime() ? expected : at.getTime() + standing.left * SECOND;
  return new Date(Math.min(next, Math.max(creditAt, at.getTime() + SECOND)));
}

/** Seconds that the finished stages took; null: unknown. What a delivered order teaches. */
export function stageSeconds(facts: ArrivalFacts): Pick<Record<Stage, number | null>, 'prepare' | 'pickUp' | 'ride'> {
  const { prepare, pickUp, ride } = beginsOf(facts, '');
  const seconds = (from: string | undefined, to: string | undefined) =>
    from === undefined || to === undefined
      ? null
      : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / SECOND));
  return {
    prepare: seconds(prepare, pickUp),
    pickUp: seconds(pickUp, ride),
    ride: seconds(ride, facts.reachedAt.delivered),
  };
}
