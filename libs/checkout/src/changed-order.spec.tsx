/** An order that is not what the customer saw: asked about once, before it is placed (decision 077). */
import type { CartLine, Item } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { registerMessages } from '@shop/i18n';
import { orderFormMessages, paymentMessages } from '@shop/order-form';
import { readPriceDifference } from '@shop/session';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { ErrorBoundary } from '@shop/ui';
import { minor } from '@shop/util';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { CheckoutPage, checkoutMessages, type AddressSlot } from './index';

const PLACE = '/api/v1/customer/order/place';
const messages = [checkoutMessages, orderFormMessages, paymentMessages];
const NO_CHOICE = { variation: null, options: {}, addOns: [] };
const line = (id: string, quantity = 1, over: Partial<Item> = {}): CartLine => ({
  id: `line-${id}`,
  item: sampleItem({ id, name: `Item ${id}`, price: minor(200), storeId: '9', moduleId: '1', ...over }),
  quantity,
  choice: NO_CHOICE,
});

const addressSlot: AddressSlot = ({ contact, onChange }) => (
  <input
    aria-label="Contact"
    onChange={({ currentTarget: { value } }) =>
      onChange({ contact: { ...contact, name: value, phone: '+35621000000', email: 'mina@example.com' } })
    }
  />
);

let testShop: TestShop;
let placed: [id: string, isAsShown: boolean][];
/** The cart of the backend, which another device may change. */
let cart: readonly CartLine[];
/** Changes the cart on the page: it was read again, or the customer is changing it. */
let show: (lines: readonly CartLine[], isSaving?: boolean) => void;
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  placed = [];
  cart = [line('a', 2)];
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      guest_checkout_status: 1,
      additional_charge_status: 1,
      additional_charge_name: 'Service fee',
      additional_charge: 0.3,
    },
    '/api/v1/stores/details/9': wireStore(9, {
      name: 'Green Corner',
      take_away: true,
      delivery: false,
      latitude: '1',
      longitude: '2',
      schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' })),
    }),
    [PLACE]: { order_id: 78, total_amount: 4.3 },
  });
});

function Page() {
  const [{ lines, isSaving }, setState] = useState({ lines: cart, isSaving: false });
  useEffect(() => {
    show = (next, saves = false) => act(() => setState({ lines: next, isSaving: saves }));
  }, []);
  return (
    <CheckoutPage
      lines={lines}
      onRetry={null}
      cartIsSaving={isSaving}
      isBuyNow={false}
      customer={null}
      addressSlot={addressSlot}
      onReread={async () => {
        setState((state) => ({ ...state, lines: cart }));
        return cart;
      }}
      onContinueShopping={() => undefined}
      onSignIn={null}
      onPlaced={(id, _payment, isAsShown) => void placed.push([id, isAsShown])}
    />
  );
}

async function open(language: 'en' | 'ar' = 'en'): Promise<void> {
  await testShop.renderWithProviders(<Page />, { messages, language });
  fireEvent.change(await screen.findByLabelText('Contact'), { target: { value: 'Mina' } });
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
const callsOf = (path: string) =>
  testShop.calls.flatMap(({ pathname }, index) => (pathname === path ? [testShop.sent[index] as RequestInit] : []));
const orders = () => callsOf(PLACE).map(({ body }) => JSON.parse(body as string) as Record<string, unknown>);
const amounts = () => orders().map(({ order_amount }) => order_amount);
const keys = () => callsOf(PLACE).map(({ headers }) => (headers as Record<string, string>)['Idempotency-Key']);
const question = () => screen.findByRole('dialog', { name: 'Your order has changed' });
const rowsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const confirm = (amount: string) => userEvent.click(screen.getByRole('button', { name: `Place order for ${amount}` }));
const refuse = (price: number, over: object = {}) =>
  Response.json(
    { errors: [{ code: 'order_amount', message: 'x' }], quote: { order_amount: price, ...over } },
    { status: 409 },
  );

it('an order that is what it was is placed by one press, with the total that the page shows', async () => {
  await open();
  await press();
  await waitFor(() => expect(placed).toEqual([['78', true]]));
  expect(amounts()).toEqual([4.3]);
});

describe('another device changes the cart', () => {
  it('asks before it orders: what changed, the new total, with the focus on the question; one more press orders', async () => {
    await open();
    cart = [line('a', 3), line('b', 1, { price: minor(500) })];
    await press();
    const dialog = await question();
    await waitFor(() => expect(dialog.querySelector('[data-autofocus]')).toHaveFocus());
    expect(rowsOf(dialog)).toEqual([
      '3 × Item awas 2 ×, €4.00: €6.00',
      '1 × Item badded: €5.00',
      'Totalwas €4.30: €11.30',
    ]);
    expect(orders()).toEqual([]);
    testShop.answers[PLACE] = { order_id: 79, total_amount: 11.3 };
    await confirm('€11.30');
    await waitFor(() => expect(placed).toEqual([['79', true]]));
    expect(amounts()).toEqual([11.3]);
  });

  it('Escape leads back to the checkout; the next press orders what was shown there', async () => {
    await open();
    cart = [line('a', 2, { price: minor(2000) })];
    await press();
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orders()).toEqual([]);
    await press();
    await waitFor(() => expect(amounts()).toEqual([40.3]));
  });

  it('a change that the page has read already is asked about too, and an offer that ended is named', async () => {
    cart = [line('a', 1, { discount: { kind: 'percent', percent: 50 } }), line('b')];
    await open();
    cart = [line('a')];
    await show(cart);
    await press();
    expect(rowsOf(await question())).toEqual([
      '1 × Item athe offer has ended, was €1.00: €2.00',
      '1 × Item bno longer in your order: –',
      'Totalwas €3.30: €2.30',
    ]);
  });

  it('the customer’s own changes on this page are not asked about', async () => {
    await open();
    await show([line('a', 5)], true);
    cart = [line('a', 5)];
    await show(cart);
    await press();
    await waitFor(() => expect(amounts()).toEqual([10.3]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an emptied cart says so, leads back to the store, and is not ordered', async () => {
    await open();
    cart = [];
    await press();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty now' })).toBeVisible();
    expect(screen.getByText(/Nothing was ordered from this page/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Green Corner' })).toHaveAttribute(
      'href',
      '/store/store-9?module_id=1&store_zone_id=1',
    );
    expect(screen.getByRole('button', { name: 'Continue Shopping' })).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it('a cart that the customer empties on this page is only empty', async () => {
    await open();
    await show([], true);
    await show([]);
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('is asked in Arabic', async () => {
    await open('ar');
    cart = [line('a', 3)];
    await userEvent.click(screen.getByRole('button', { name: 'أرسل الطلب' }));
    const dialog = await screen.findByRole('dialog', { name: 'تغيّر طلبك' });
    expect(dialog.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('كانت الكمية 2 بسعر €4.00');
    expect(within(dialog).getByRole('button', { name: /أرسل الطلب مقابل/ })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'العودة إلى الطلب' })).toBeVisible();
  });
});

describe('the backend refuses the total', () => {
  it('asks with the backend’s figures; the answer orders for them, with the same key', async () => {
    testShop.answers[PLACE] = () => refuse(6.4, { delivery_charge: 0, additional_charge: 2.4 });
    await open();
    await press();
    const dialog = await question();
    expect(rowsOf(dialog)).toEqual(['Service feewas €0.30: €2.40', 'Totalwas €4.30: €6.40']);
    testShop.answers[PLACE] = { order_id: 80, total_amount: 6.4 };
    await confirm('€6.40');
    await waitFor(() => expect(placed).toEqual([['80', true]]));
    expect(amounts()).toEqual([4.3, 6.4]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('reads config and store again, and names what they changed', async () => {
    testShop.answers[PLACE] = () => refuse(5);
    await open();
    Object.assign(testShop.answers['/api/v1/config'] as object, { additional_charge: 1 });
    await press();
    expect(rowsOf(await question())).toEqual(['Service feewas €0.30: €1.00', 'Totalwas €4.30: €5.00']);
  });

  it('asks again when the price has changed once more', async () => {
    const prices = [5, 6];
    testShop.answers[PLACE] = () => refuse(prices.shift() ?? 7);
    await open();
    await press();
    await question();
    await confirm('€5.00');
    expect(await screen.findByRole('button', { name: 'Place order for €6.00' })).toBeVisible();
    expect(amounts()).toEqual([4.3, 5]);
  });

  it('a refused coupon is dropped: the reason is told, and the order asked about without it', async () => {
    const coupon = { id: 1, code: 'FOOD10', title: 'x', discount: 10, discount_type: 'percent', min_purchase: 0 };
    testShop.answers['/api/v1/coupon/apply'] = coupon;
    window.sessionStorage.setItem('checkoutCoupon', JSON.stringify({ '9': 'FOOD10' }));
    await open();
    await screen.findByText('FOOD10 is applied');
    const ended = { errors: [{ code: 'coupon', message: 'This coupon is not valid right now.' }] };
    testShop.answers[PLACE] = () => Response.json(ended, { status: 407 });
    await press();
    const dialog = await question();
    expect(within(dialog).getByText('This coupon is not valid right now.')).toBeVisible();
    expect(rowsOf(dialog)).toEqual(['Couponwas -€0.40: €0.00', 'Totalwas €3.90: €4.30']);
    testShop.answers[PLACE] = { order_id: 81 };
    await confirm('€4.30');
    await waitFor(() => expect(placed).toEqual([['81', true]]));
    expect(orders().map(({ coupon_code, order_amount }) => [coupon_code, order_amount])).toEqual([
      ['FOOD10', 3.9],
      [undefined, 4.3],
    ]);
  });
});

it('[PLUS-13] a lost answer: the lines stay although the order emptied the cart, and the retry reaches the same order', async () => {
  await open();
  testShop.answers[PLACE] = () => {
    cart = [];
    throw new TypeError('lost');
  };
  await press();
  expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
  await show([]);
  expect(screen.queryByText('Your cart is empty now')).toBeNull();
  testShop.answers[PLACE] = { order_id: 78, total_amount: 4.3 };
  await press();
  await waitFor(() => expect(placed).toEqual([['78', true]]));
  expect(amounts()).toEqual([4.3, 4.3]);
  expect(new Set(keys()).size).toBe(1);
});

it('[PLUS-13] further presses while it is sent, and after it was placed, order nothing more', async () => {
  let answer: (value: unknown) => void = () => undefined;
  testShop.answers[PLACE] = () => new Promise((resolve) => (answer = resolve));
  await open();
  const button = screen.getByRole('button', { name: 'Place Order' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(orders()).toHaveLength(1));
  await act(async () => answer({ order_id: 78, total_amount: 4.3 }));
  await waitFor(() => expect(placed).toHaveLength(1));
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  await act(async () => undefined);
  expect(orders()).toHaveLength(1);
});

it('a backend that ignores the amount and charges another is noticed at once', async () => {
  testShop.answers[PLACE] = { order_id: 90, total_ammount: '20.10' };
  await open();
  await press();
  await waitFor(() => expect(placed).toEqual([['90', false]]));
  expect(readPriceDifference(window.sessionStorage, '90')).toEqual({ orderId: '90', shown: 430, charged: 2010 });
  expect(readPriceDifference(window.sessionStorage, '91')).toBeNull();
});

it('a question whose texts are broken is the page’s error: the press is not without an answer (decision 081)', async () => {
  const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerMessages('order-form.change', () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
  await testShop.renderWithProviders(
    <ErrorBoundary fallback="Something went wrong">
      <Page />
    </ErrorBoundary>,
    { messages },
  );
  fireEvent.change(await screen.findByLabelText('Contact'), { target: { value: 'Mina' } });
  cart = [line('a', 3)];
  await press();
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(orders()).toEqual([]);
  caught.mockRestore();
});
