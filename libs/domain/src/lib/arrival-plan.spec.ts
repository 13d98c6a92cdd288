import { nextArrival, plannedWindow, stageSeconds, type ArrivalFacts, type ArrivalState } from './arrival-plan';

const placed = '2026-03-05T15:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(placed) + minutes * 60_000);
const iso = (minutes: number) => after(minutes).toISOString();
const figure = (minutes: number, spread: number) => ({ middle: minutes * 60, spread: spread * 60 });

const fresh: ArrivalState = {
  plan: { accept: figure(1, 0), prepare: figure(15, 2), pickUp: figure(2, 1), ride: figure(10, 2) },
  terms: { lateAfter: 600, creditAfter: 1200, credit: 200 },
  metres: 2400,
  stated: 900,
  wanted: null,
  since: null,
  first: null,
  now: null,
  late: null,
  credit: null,
};
const facts = (
  status: ArrivalFacts['status'],
  reached: Record<string, number> = {},
  more: Partial<ArrivalFacts> = {},
): ArrivalFacts => ({
  type: 'delivery',
  status,
  reachedAt: {
    pending: placed,
    ...Object.fromEntries(Object.entries(reached).map(([key, value]) => [key, iso(value)])),
  },
  isDue: true,
  ...more,
});
const first = nextArrival(fresh, facts('pending'), after(0)).state;

describe('the arrival of an order by its steps', () => {
  it('is the whole plan when it is placed: preparation, pick-up and ride with three spreads', () => {
    expect(first.first).toEqual({ from: iso(22), to: iso(34) });
    expect(first.now).toEqual(first.first);
    expect(plannedWindow(fresh, after(0))).toEqual({ from: after(22), to: after(34) });
  });

  it('waits for the payment, and starts anew after one that failed', () => {
    const unpaid = nextArrival(fresh, facts('pending', {}, { isDue: false }), after(0));
    expect(unpaid).toMatchObject({ state: { since: null, first: null, now: null }, reviseAt: null });
    expect(nextArrival(unpaid.state, facts('pending'), after(5)).state.first).toEqual({ from: iso(27), to: iso(39) });
    expect(nextArrival(first, facts('pending', {}, { isDue: false }), after(9)).state.first).toBeNull();
  });

  it('moves with what is faster, and keeps the first promise', () => {
    const { state } = nextArrival(first, facts('picked_up', { confirmed: 1, handover: 8, picked_up: 9 }), after(9));
    expect(state.first).toEqual(first.first);
    expect(state.now).toEqual({ from: iso(15), to: iso(23) });
  });

  it('looks again when a stage should be over, and moves on when it is not', () => {
    const preparing = facts('processing', { confirmed: 1, processing: 2 });
    const { reviseAt, state } = nextArrival(first, preparing, after(2));
    expect(reviseAt).toEqual(after(17));
    const later = nextArrival(state, preparing, after(26));
    expect(Date.parse(later.state.now?.to ?? '')).toBeGreaterThan(Date.parse(state.now?.to ?? ''));
    expect(later.reviseAt?.getTime()).toBeGreaterThan(after(26).getTime());
  });

  it('is late when the end of its window is more than ten minutes behind the first one, for the longest stage', () => {
    const state = (minutes: number) =>
      nextArrival(
        first,
        facts('picked_up', { confirmed: 1, handover: minutes, picked_up: minutes + 1 }),
        after(minutes + 1),
      ).state;
    // The window ends 14 minutes after the pick-up: 44 is ten behind 34.
    expect(state(29)).toMatchObject({ now: { to: iso(44) }, late: null });
    expect(state(30)).toMatchObject({ now: { to: iso(45) }, late: 'preparation' });
    const stuck = nextArrival(first, facts('handover', { confirmed: 1, handover: 16 }), after(45)).state;
    expect(stuck.late).toBe('courier');
    expect(nextArrival(first, facts('pending'), after(40)).state.late).toBe('store');
  });

  it('owes the apology once, twenty minutes behind the first window and not before', () => {
    const riding = facts('picked_up', { confirmed: 1, handover: 17, picked_up: 18 });
    expect(nextArrival(first, riding, after(53.99)).isCreditDue).toBe(false);
    expect(nextArrival(first, riding, after(54)).isCreditDue).toBe(true);
    expect(nextArrival({ ...first, credit: 200 }, riding, after(54)).isCreditDue).toBe(false);
    expect(nextArrival({ ...first, credit: 0 }, riding, after(80)).isCreditDue).toBe(false);
    const delivered = facts('delivered', { confirmed: 1, handover: 17, picked_up: 18, delivered: 60 });
    expect(nextArrival(first, delivered, after(60))).toMatchObject({
      isCreditDue: true,
      state: { late: 'ride', now: null },
    });
  });

  it('looks again in time for the apology', () => {
    const riding = facts('picked_up', { confirmed: 1, handover: 17, picked_up: 18 });
    expect(nextArrival(first, riding, after(53)).reviseAt).toEqual(after(54));
  });

  it('ends with the order, and owes nothing for one that was canceled', () => {
    expect(nextArrival(first, facts('canceled'), after(70))).toMatchObject({
      state: { now: null, late: null },
      reviseAt: null,
      isCreditDue: false,
    });
  });

  it('of a take-away is when it is ready: who fetches it later is not late', () => {
    const fetched = { ...fresh, plan: { ...fresh.plan, pickUp: figure(0, 0), ride: figure(0, 0) } };
    const take = { type: 'take_away' as const };
    const state = nextArrival(fetched, facts('pending', {}, take), after(0)).state;
    expect(state.first).toEqual({ from: iso(12), to: iso(20) });
    const ready = nextArrival(state, facts('handover', { confirmed: 1, handover: 15 }, take), after(15));
    expect(ready).toMatchObject({ state: { now: null, late: null }, reviseAt: null });
    const taken = nextArrival(ready.state, facts('delivered', { handover: 15, delivered: 200 }, take), after(200));
    expect(taken).toMatchObject({ state: { late: null }, isCreditDue: false });
  });

  it('of a scheduled order is around the wanted time', () => {
    const { state } = nextArrival({ ...fresh, wanted: iso(180) }, facts('pending'), after(0));
    expect(state.first).toEqual({ from: iso(174), to: iso(186) });
  });
});

describe('what a delivered order teaches', () => {
  it('is how long each stage took; unknown where a step was skipped', () => {
    const full = facts('delivered', { confirmed: 1, processing: 3, handover: 16, picked_up: 18, delivered: 27 });
    expect(stageSeconds(full)).toEqual({ prepare: 900, pickUp: 120, ride: 540 });
    expect(stageSeconds(facts('delivered', { confirmed: 1, handover: 16, delivered: 27 }))).toEqual({
      prepare: 900,
      pickUp: null,
      ride: null,
    });
  });
});
