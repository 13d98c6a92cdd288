import type { OrderStatus } from './entities';
import {
  legalStep,
  methodsOpen,
  ORDER_STATUSES,
  ORDER_STEPS,
  paymentState,
  stepInto,
  stepsOffered,
  type OrderActor,
  type OrderFacts,
} from './order-steps';

const facts = (over: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'pending',
  payment: 'unpaid',
  method: 'digital_payment',
  ...over,
});
const WHO: OrderActor[] = ['customer', 'store', 'courier', 'gateway', 'shop', 'admin'];

it.each([
  [0, 'unpaid'],
  [1, 'partially_paid'],
  [999, 'partially_paid'],
  [1000, 'paid'],
  [1001, 'paid'],
])('an order of 1000 with %i paid is %s', (held, state) => {
  expect(paymentState(1000, held)).toBe(state);
});

it('an order with a total of 0 is paid', () => {
  expect(paymentState(0, 0)).toBe('paid');
});

it('an unpaid order is not prepared, unless paid in cash', () => {
  for (const method of ['digital_payment', 'offline_payment', 'wallet'])
    for (const payment of ['unpaid', 'partially_paid'] as const)
      expect(legalStep('accept', facts({ method, payment }), 'store')).toBeNull();
  expect(legalStep('accept', facts({ payment: 'paid' }), 'store')).toMatchObject({ to: 'confirmed' });
  for (const payment of ['unpaid', 'partially_paid', 'paid'] as const)
    expect(legalStep('accept', facts({ method: 'cash_on_delivery', payment }), 'store')).not.toBeNull();
});

it('[ORD-07] a customer can cancel while pending, whatever the payment; a store until delivery', () => {
  const cancels = (who: OrderActor) =>
    ORDER_STATUSES.filter((status) => legalStep('cancel', facts({ status, payment: 'paid' }), who) !== null);
  expect(cancels('customer')).toEqual(['pending']);
  expect(cancels('store')).toEqual(['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up']);
  expect(cancels('gateway')).toEqual([]);
});

const PAYING = [
  'pay_by_card',
  'pay_from_wallet',
  'choose_cash',
  'choose_card',
  'choose_transfer',
  'tell_transfer',
  'verify_transfer',
  'deny_transfer',
] as const;

it.each([
  ['a card order', {}, ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment']],
  ['a cash order', { method: 'cash_on_delivery' }, ['digital_payment', 'wallet', 'offline_payment']],
  ['a transfer', { method: 'offline_payment' }, ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment']],
  [
    'a card order that failed',
    { status: 'failed' },
    ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'],
  ],
  [
    'a partly paid one',
    { payment: 'partially_paid', method: 'cash_on_delivery' },
    ['digital_payment', 'wallet', 'offline_payment'],
  ],
  ['a paid one', { payment: 'paid' }, []],
  ['an accepted one', { status: 'confirmed', method: 'cash_on_delivery' }, []],
  ['a cancelled one', { status: 'canceled' }, []],
] as const)('[ORD-09] %s can be turned to each method that its steps allow', (_, over, methods) => {
  expect(methodsOpen(facts(over as Partial<OrderFacts>))).toEqual(methods);
});

it('an order takes payments only while pending and not fully paid', () => {
  for (const status of ORDER_STATUSES)
    for (const payment of ['unpaid', 'partially_paid', 'paid'] as const)
      for (const step of PAYING)
        for (const method of ['digital_payment', 'offline_payment', 'cash_on_delivery'])
          for (const who of WHO)
            if (legalStep(step, facts({ status, payment, method }), who))
              expect({ step, status, payment }).toEqual({
                step,
                status: 'pending',
                payment: expect.not.stringMatching(/^paid$/),
              });
});

it('a paid order never expires, and an expired one can only be retried', () => {
  expect(legalStep('give_up', facts({ payment: 'paid' }), 'shop')).toBeNull();
  expect(legalStep('give_up', facts({ method: 'cash_on_delivery' }), 'shop')).toBeNull();
  expect(legalStep('give_up', facts({ payment: 'partially_paid' }), 'shop')).toMatchObject({ to: 'failed' });
  for (const who of WHO) {
    const offered = stepsOffered(facts({ status: 'failed' }), who);
    expect(offered).toEqual(who === 'customer' || who === 'admin' ? ['retry'] : []);
  }
});

it('offers customers the steps for buttons on the order page', () => {
  const offered = (over: Partial<OrderFacts>) => stepsOffered(facts(over), 'customer').sort();
  expect(offered({})).toEqual(['cancel', 'choose_cash', 'choose_transfer', 'pay_from_wallet']);
  expect(offered({ method: 'cash_on_delivery' })).toEqual([
    'cancel',
    'choose_card',
    'choose_transfer',
    'pay_from_wallet',
  ]);
  expect(offered({ method: 'offline_payment' })).toEqual([
    'cancel',
    'choose_card',
    'choose_cash',
    'pay_from_wallet',
    'tell_transfer',
  ]);
  expect(offered({ payment: 'paid' })).toEqual(['cancel']);
  expect(offered({ status: 'confirmed', payment: 'paid' })).toEqual([]);
  expect(offered({ status: 'delivered', payment: 'paid' })).toEqual(['ask_refund']);
  expect(offered({ status: 'canceled' })).toEqual([]);
});

it('money held by an ended order can only be returned, by an admin', () => {
  for (const status of ['canceled', 'failed'] as const)
    for (const who of WHO)
      expect(stepsOffered(facts({ status, payment: 'paid' }), who)).toEqual(who === 'admin' ? ['give_back'] : []);
});

it('returns the step to a status, if the actor has one', () => {
  expect(stepInto('confirmed', facts({ method: 'cash_on_delivery' }), 'admin')).toBe('accept');
  expect(stepInto('confirmed', facts(), 'admin')).toBeNull();
  expect(stepInto('delivered', facts({ status: 'handover' }), 'customer')).toBeNull();
});

it('no row contradicts itself: statuses are known, and no step stays in a final status', () => {
  const ended: OrderStatus[] = ['canceled', 'refunded', 'refund_request_canceled'];
  for (const { from, to, who } of ORDER_STEPS.filter(({ step }) => step !== 'give_back')) {
    expect(who.length).toBeGreaterThan(0);
    expect(from.every((status) => ORDER_STATUSES.includes(status) && !ended.includes(status) && status !== to)).toBe(
      true,
    );
  }
});
