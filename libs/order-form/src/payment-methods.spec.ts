import type { Order, Payment } from '@shop/domain';
import { PAYMENT_METHOD_NAMES } from '@shop/domain/payment-methods';
import { minor } from '@shop/util';
import {
  defaultPayment,
  gatewayAfterPlaced,
  PAYMENT_METHODS,
  payableBy,
  paymentChoices,
  paymentKey,
  startPayment,
} from './index';
import ar from './locales/payment/ar.json';
import en from './locales/payment/en.json';

const GATEWAY = { id: 'card', title: 'Card' };
const CASH: Payment = { method: 'cash_on_delivery' };
const CARD: Payment = { method: 'digital_payment', gateway: 'card' };
const REFUSED = { reason: 'notOffered' } as const;
const offer = { cashOnDelivery: true, gateways: [GATEWAY], wallet: minor(500), total: minor(400), cash: null };
const open = (over: Partial<typeof offer> | { cash: typeof REFUSED }) =>
  paymentChoices({ ...offer, ...over }).map(({ payment, isOpen }) => [payment.method, isOpen]);

it('[CHK-17] a checkout offers cash, each gateway, and the wallet last; what is refused or too low can not be chosen', () => {
  const [cash, card, wallet] = [
    ['cash_on_delivery', true],
    ['digital_payment', true],
    ['wallet', true],
  ];
  expect(open({})).toEqual([cash, card, wallet]);
  expect(open({ cash: REFUSED })).toEqual([['cash_on_delivery', false], card, wallet]);
  expect(open({ total: minor(501) })).toEqual([cash, card, ['wallet', false]]);
  expect(paymentChoices({ ...offer, cashOnDelivery: false, gateways: [], wallet: null })).toEqual([]);
});

it('[CHK-17] cash is selected first, and a gateway where cash is refused', () => {
  expect(defaultPayment(offer)).toEqual(CASH);
  expect(defaultPayment({ ...offer, cashOnDelivery: false })).toEqual(CARD);
  expect(defaultPayment({ cashOnDelivery: false, gateways: [] })).toEqual(CASH);
  expect(payableBy(CASH, REFUSED, [GATEWAY])).toEqual(CARD);
  expect(payableBy(CASH, REFUSED, [])).toEqual(CASH);
  expect(payableBy(CARD, REFUSED, [GATEWAY])).toEqual(CARD);
});

it('[CHK-17] a checkout starts with the method of the last order if it can be chosen now, else with the first', () => {
  const wallet: Payment = { method: 'wallet' };
  expect(startPayment(paymentKey(CARD), offer)).toEqual(CARD);
  expect(startPayment(paymentKey(wallet), offer)).toEqual(wallet);
  expect(startPayment(paymentKey(wallet), { ...offer, total: minor(501) })).toEqual(CASH);
  expect(startPayment(paymentKey(wallet), { ...offer, wallet: null })).toEqual(CASH);
  expect(startPayment(paymentKey(CARD), { ...offer, gateways: [{ id: 'other', title: 'Other' }] })).toEqual(CASH);
  expect(startPayment(paymentKey(CASH), { ...offer, cashOnDelivery: false })).toEqual(CARD);
  for (const key of [null, '', '__proto__', 'digital_payment']) expect(startPayment(key, offer)).toEqual(CASH);
});

it('only an order that a gateway takes is followed by its page', () => {
  const payments: Payment[] = [CASH, CARD, { method: 'wallet' }];
  expect(payments.map(gatewayAfterPlaced)).toEqual([null, 'card', null]);
});

it('every method has its words in every language, for every type of order', () => {
  const types: Order['type'][] = ['delivery', 'take_away', 'parcel'];
  for (const method of PAYMENT_METHOD_NAMES)
    for (const type of types) {
      const { label, hint, choiceText } = PAYMENT_METHODS[method];
      for (const key of [label(type), hint?.(type), choiceText].filter((key) => key !== undefined))
        for (const texts of [en, ar]) {
          const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts);
          expect([key, typeof found]).toEqual([key, 'string']);
        }
    }
});
