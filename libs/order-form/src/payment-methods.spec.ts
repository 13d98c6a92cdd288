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
  offeredPart,
  partOf,
  startPayment,
  type PaymentOffer,
} from './index';
import ar from './locales/payment/ar.json';
import en from './locales/payment/en.json';

const GATEWAY = { id: 'card', title: 'Card' };
const CASH: Payment = { method: 'cash_on_delivery' };
const CARD: Payment = { method: 'digital_payment', gateway: 'card' };
const REFUSED = { reason: 'notOffered' } as const;
const TRANSFER: Payment = { method: 'offline_payment' };
const offer: PaymentOffer = {
  ...{ cashOnDelivery: true, gateways: [GATEWAY], wallet: minor(500), total: minor(400), cash: null },
  ...{ transfer: false, partialPayment: null, usesWallet: false },
};
const open = (over: Partial<PaymentOffer>) =>
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
  expect(defaultPayment({ cashOnDelivery: false, gateways: [], transfer: false })).toEqual(CASH);
  expect(defaultPayment({ cashOnDelivery: false, gateways: [], transfer: true })).toEqual(TRANSFER);
  expect(payableBy(CASH, { ...offer, cash: REFUSED })).toEqual(CARD);
  expect(payableBy(CASH, { ...offer, cash: REFUSED, gateways: [] })).toEqual(CASH);
  expect(payableBy(CARD, { ...offer, cash: REFUSED })).toEqual(CARD);
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

it('[PLUS-12] a bank transfer is offered after cash and cards, before the wallet, when config says so', () => {
  expect(open({ transfer: true }).map(([method]) => method)).toEqual([
    'cash_on_delivery',
    'digital_payment',
    'offline_payment',
    'wallet',
  ]);
  expect(startPayment(paymentKey(TRANSFER), { ...offer, transfer: true })).toEqual(TRANSFER);
  expect(startPayment(paymentKey(TRANSFER), offer)).toEqual(CASH);
});

describe('[PLUS-10] a wallet that does not pay all', () => {
  const partial: PaymentOffer = { ...offer, total: minor(1200), partialPayment: 'both', transfer: true };
  it.each([
    ['nothing, where config takes no parts', { partialPayment: null }, 0],
    ['nothing of a guest', { wallet: null }, 0],
    ['nothing when it is empty', { wallet: minor(0) }, 0],
    ['one unit', { wallet: minor(1) }, 1],
    ['all but one unit', { wallet: minor(1199) }, 1199],
    ['nothing when it pays all', { wallet: minor(1200) }, 0],
    [
      'nothing where only cards pay the rest, and there are none',
      { partialPayment: 'digital_payment', gateways: [] },
      0,
    ],
  ] as const)('pays %s', (_, over, part) => {
    expect(offeredPart({ ...partial, ...(over as Partial<PaymentOffer>) })).toBe(part);
    expect(partOf({ ...partial, ...(over as Partial<PaymentOffer>), usesWallet: true })).toBe(part);
    expect(partOf({ ...partial, ...(over as Partial<PaymentOffer>), usesWallet: false })).toBe(0);
  });

  it.each([
    ['both', ['cash_on_delivery', 'digital_payment']],
    ['cod', ['cash_on_delivery']],
    ['digital_payment', ['digital_payment']],
  ] as const)('leaves the rest to %s', (partialPayment, methods) => {
    expect(open({ ...partial, partialPayment, usesWallet: true }).map(([method]) => method)).toEqual(methods);
  });

  it('pays beside the selected method, or beside the first that pays the rest', () => {
    const used = { ...partial, usesWallet: true };
    expect(payableBy(CARD, used)).toEqual(CARD);
    expect(payableBy(TRANSFER, used)).toEqual(CASH);
    expect(payableBy({ method: 'wallet' }, { ...used, cash: REFUSED })).toEqual(CARD);
    expect(payableBy(CARD, { ...used, partialPayment: 'cod' })).toEqual(CASH);
    expect(payableBy(TRANSFER, partial)).toEqual(TRANSFER);
  });
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
      for (const key of [label(type), hint(type), choiceText].filter((key) => key !== undefined))
        for (const texts of [en, ar]) {
          const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts);
          expect([key, typeof found]).toEqual([key, 'string']);
        }
    }
});
