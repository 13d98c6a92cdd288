/** State, steps and bill of orders, for every status and payment method. */
import { minor } from '@shop/util';
import fc from 'fast-check';
import type { Order, OrderRow, OrderStatus, OrderType, PaymentMethod } from './entities';
import { addOnsOf, paymentParts, subtotalOf } from './order-bill';
import { verdictOf, type OrderFacts } from './order-verdict';
import { completedLabels, drawerStep, drawerSteps, isSettled, ORDER_STATUSES, stepperSteps } from './tracking';

const cash: OrderFacts = {
  status: 'pending',
  type: 'delivery',
  paymentMethod: 'cash_on_delivery',
  isPaid: false,
  transfer: null,
};
const stateOf = (over: Partial<OrderFacts>) => verdictOf({ ...cash, ...over }).state;
const METHODS: PaymentMethod[] = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'];
const TYPES: OrderType[] = ['delivery', 'take_away', 'parcel'];

describe('the state', () => {
  it('[PLUS-11] of a pending order is waiting for payment, or for the store or courier', () => {
    expect(stateOf({})).toBe('awaitingStore');
    expect(stateOf({ type: 'parcel' })).toBe('awaitingCourier');
    expect(stateOf({ paymentMethod: 'wallet', isPaid: true })).toBe('awaitingStore');
    expect(stateOf({ paymentMethod: 'digital_payment' })).toBe('awaitingPayment');
    expect(stateOf({ paymentMethod: 'digital_payment', isPaid: true })).toBe('awaitingStore');
    expect(stateOf({ paymentMethod: 'offline_payment' })).toBe('awaitingPayment');
    const transfer = (state: 'pending' | 'verified' | 'denied') =>
      stateOf({ paymentMethod: 'offline_payment', transfer: { state } });
    expect([transfer('pending'), transfer('denied'), transfer('verified')]).toEqual([
      'checkingTransfer',
      'awaitingPayment',
      'awaitingStore',
    ]);
  });

  it('of a failed order is payment failed, if that is the reason', () => {
    expect(verdictOf({ ...cash, status: 'failed', paymentMethod: 'digital_payment' })).toEqual({
      state: 'paymentFailed',
      phase: 'ended',
      isPaymentDue: true,
    });
    expect(stateOf({ status: 'failed' })).toBe('failed');
    expect(stateOf({ status: 'failed', paymentMethod: 'digital_payment', isPaid: true })).toBe('failed');
  });

  it('of a take-away is ready and picked up, never on the way', () => {
    const walk = (type: OrderType) =>
      (['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const).map((status) =>
        stateOf({ type, status }),
      );
    expect(walk('delivery')).toEqual(['accepted', 'preparing', 'ready', 'onTheWay', 'delivered']);
    expect(walk('take_away')).toEqual(['accepted', 'preparing', 'readyToFetch', 'pickedUp', 'pickedUp']);
    expect(walk('parcel')).toEqual(['accepted', 'fetching', 'fetching', 'onTheWay', 'delivered']);
  });

  it('agrees with the steps and with the end of an order, for all inputs', () => {
    const facts = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      type: fc.constantFrom(...TYPES),
      paymentMethod: fc.constantFrom(...METHODS),
      isPaid: fc.boolean(),
      transfer: fc.constantFrom(null, { state: 'pending' as const }),
    });
    fc.assert(
      fc.property(facts, (order) => {
        const { phase, isPaymentDue } = verdictOf(order);
        const done = stepperSteps({ ...order, reachedAt: {} }).filter(({ state }) => state === 'done').length;
        // No step is done while waiting, all steps when completed.
        if (phase === 'waiting') expect(done).toBe(0);
        if (phase === 'running') expect(done).toBeGreaterThan(0);
        if (phase === 'done') expect(done).toBe(4);
        if (phase === 'ended') expect(done).toBe(0);
        expect(phase === 'ended' || order.status === 'delivered').toBe(isSettled(order.status));
        if (isPaymentDue)
          expect([order.isPaid, ['digital_payment', 'offline_payment'].includes(order.paymentMethod)]).toEqual([
            false,
            true,
          ]);
      }),
    );
  });
});

describe('the steps', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 5, 14, minutes));
  const reachedAt: Order['reachedAt'] = {
    pending: at(0),
    confirmed: at(2),
    processing: at(5),
    handover: at(9),
    picked_up: at(12),
    delivered: at(30),
  };
  const stepper = (status: OrderStatus, type: OrderType = 'delivery') =>
    stepperSteps({ status, type, reachedAt }).map(({ name, state, at: when }) => [name, state, when?.getUTCMinutes()]);

  it('[TRK-24] [TRK-25] [TRK-30] of a pending order: none is done, the first is current', () => {
    expect(stepper('pending')).toEqual([
      ['confirmed', 'current', undefined],
      ['preparing', 'ahead', undefined],
      ['onTheWay', 'ahead', undefined],
      ['delivered', 'ahead', undefined],
    ]);
  });
  it('[TRK-28] only completed steps have a time', () => {
    expect(stepper('picked_up')).toEqual([
      ['confirmed', 'done', 2],
      ['preparing', 'done', 5],
      ['onTheWay', 'done', 12],
      ['delivered', 'current', undefined],
    ]);
  });
  it('of a take-away are confirmed, prepared, ready, picked up', () => {
    expect(stepper('handover', 'take_away')).toEqual([
      ['confirmed', 'done', 2],
      ['preparing', 'done', 5],
      ['ready', 'done', 9],
      ['pickedUp', 'current', undefined],
    ]);
    expect(stepper('delivered', 'take_away').at(-1)).toEqual(['pickedUp', 'done', 30]);
    const drawer = drawerSteps({ status: 'handover', type: 'take_away', reachedAt });
    expect(drawer.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'placed done',
      'confirmed done',
      'ready done',
      'pickedUp current',
    ]);
  });
  it('[TRK-15] of an order that was not completed: no stepper, and none done in the drawer', () => {
    expect(stepper('canceled')).toEqual([]);
    const drawer = drawerSteps({ status: 'canceled', type: 'delivery', reachedAt });
    expect(drawer.filter(({ state }) => state === 'done')).toEqual([]);
  });
  it('of a delivery match the two tables', () => {
    for (const status of ORDER_STATUSES) {
      const order = { status, type: 'delivery' as const, reachedAt };
      const done = (steps: { state: string }[]) => steps.filter(({ state }) => state === 'done').length;
      expect(done(stepperSteps(order))).toBe(completedLabels(status));
      expect(done(drawerSteps(order))).toBe(drawerStep(status));
    }
  });
});

describe('the bill', () => {
  it('sums items and add-ons separately, and is null without rows', () => {
    const row = (unitPrice: number, quantity: number, addOns: [number, number][] = []) =>
      ({
        unitPrice: minor(unitPrice),
        quantity,
        addOns: addOns.map(([price, count]) => ({ name: '', price: minor(price), quantity: count })),
      }) satisfies Pick<OrderRow, 'unitPrice' | 'quantity' | 'addOns'>;
    expect(subtotalOf([row(205, 2), row(550, 1, [[50, 2]])])).toEqual({ items: 960, addOns: 100 });
    expect(addOnsOf(row(1, 1))).toBe(0);
    expect(subtotalOf([])).toBeNull();
  });

  it('splits a payment into the wallet’s part and the rest', () => {
    const order = {
      total: minor(1083),
      paymentMethod: 'cash_on_delivery',
      walletPaid: minor(0),
      isPaid: false,
    } as const;
    expect(paymentParts(order)).toEqual([{ method: 'cash_on_delivery', amount: 1083, isPaid: false }]);
    expect(paymentParts({ ...order, walletPaid: minor(500) })).toEqual([
      { method: 'wallet', amount: 500, isPaid: true },
      { method: 'cash_on_delivery', amount: 583, isPaid: false },
    ]);
    // Paid by the wallet only: one part, even if the backend repeats its amount.
    expect(paymentParts({ ...order, paymentMethod: 'wallet', walletPaid: minor(1083), isPaid: true })).toEqual([
      { method: 'wallet', amount: 1083, isPaid: true },
    ]);
  });

  it('always adds up to the total', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(200_000),
        fc.constantFrom(...METHODS),
        fc.boolean(),
        (total, walletPaid, paymentMethod, isPaid) => {
          const parts = paymentParts({ total: minor(total), walletPaid: minor(walletPaid), paymentMethod, isPaid });
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(parts.every(({ amount }) => amount >= 0)).toBe(true);
        },
      ),
    );
  });
});
