/** An order that is not paid yet: its transfer (PLUS-12), its card again (PLUS-11), and the other ways (ORD-09); and its wishes (PLUS-06). */
import {
  orderFormMessages,
  orderStateMessages,
  paymentMessages,
  transferMessages,
  wishMessages,
} from '@shop/order-form';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { duePaymentMessages, trackingMessages } from './messages';
import { OrderPage } from './lib/order-page';

jest.mock('./lib/order-map', () => ({ ...jest.requireActual('./lib/order-map'), OrderMap: () => null }));
beforeAll(() =>
  Promise.all([
    import('./lib/payment-notice'),
    import('./lib/payment-transfer'),
    import('./lib/order-wishes'),
    import('./lib/receipt'),
  ]),
);

const TRACK = '/api/v1/customer/order/track';
const TELL = '/api/v1/customer/order/offline-payment';
const CHANGE = '/api/v1/customer/order/payment-method';
const METHODS = '/api/v1/offline_payment_method_list';
const messages = [
  trackingMessages,
  duePaymentMessages,
  orderStateMessages,
  orderFormMessages,
  paymentMessages,
  transferMessages,
  wishMessages,
];
const wire = {
  id: 5,
  order_status: 'pending',
  order_type: 'delivery',
  order_amount: 10.83,
  payment_status: 'unpaid',
  payment_method: 'offline_payment',
  payment_choices: ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'],
  module_id: 1,
  module_type: 'goods',
  created_at: '2026-03-05 14:00:00',
  store: wireStore(9, { name: 'Green Corner', zone_id: 1, latitude: '1', longitude: '2' }),
};
const TOLD = {
  input: [
    { user_input: 'sender_name', user_data: 'Mina' },
    { user_input: 'reference', user_data: 'RF 1' },
  ],
  data: { status: 'pending', method_id: 3, method_name: 'Almera Bank', customer_note: 'today', admin_note: '' },
};
const DENIED = { ...TOLD, data: { ...TOLD.data, status: 'denied', admin_note: 'No money with this reference.' } };

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
  Object.assign(shop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      timezone: 'UTC',
      cash_on_delivery: 1,
      customer_wallet_status: 1,
      offline_payment_status: 1,
      digital_payment: 1,
      active_payment_method_list: [
        { gateway: 'stripe', gateway_title: 'Stripe' },
        { gateway: 'bank', gateway_title: 'Bank card' },
      ],
    },
    '/api/v1/customer/info': { id: 1, f_name: 'Mina', wallet_balance: 50 },
    [METHODS]: [
      {
        id: 3,
        method_name: 'Almera Bank',
        method_fields: [{ input_name: 'iban', input_data: 'MT84' }],
        method_informations: [
          { customer_input: 'sender_name', customer_placeholder: 'Name on the account', is_required: 1 },
          { customer_input: 'reference', customer_placeholder: 'Reference', is_required: '1' },
          { customer_input: 'phone', customer_placeholder: '', is_required: 0 },
        ],
        status: 1,
      },
    ],
    [TELL]: { message: 'ok' },
    [`${TELL}-update`]: { message: 'ok' },
    [CHANGE]: { message: 'ok' },
  });
});

async function page(over: object, language: 'en' | 'ar' = 'en', token: string | null = 't') {
  shop.answers[TRACK] = { ...wire, ...over };
  return shop.renderWithProviders(
    <Routes>
      <Route path="/order-history/:id" element={<OrderPage onReorder={async () => undefined} />} />
    </Routes>,
    { messages, path: '/order-history/5', language, ...(token ? { token } : {}) },
  );
}
const bodyOf = (path: string) =>
  JSON.parse(String(shop.sent[shop.calls.findLastIndex(({ pathname }) => pathname === path)]?.body)) as object;
const wasCalled = (path: string) => shop.calls.some(({ pathname }) => pathname === path);
const due = (name: string | RegExp) => screen.findByRole('region', { name });
const labels = (area: HTMLElement) =>
  [...within(area).queryAllByRole('link'), ...within(area).queryAllByRole('button')].map(({ textContent }) =>
    textContent?.replace(/[\u2066-\u2069]/g, ''),
  );

describe('[PLUS-12] an order by bank transfer', () => {
  it.each([
    ['en', /Transfer .*10\.83/, 'I have transferred the money', 'Reference is required', 'Purpose'],
    ['ar', /حوّل .*10\.83/, 'حوّلت المبلغ', 'هذا الحقل مطلوب', 'الغرض'],
  ] as const)(
    'asks for its fields, and sends them with Latin digits: %s',
    async (language, name, send, missing, purpose) => {
      await page({}, language);
      const area = await due(name);
      const account = await within(area).findByRole('region', { name: 'Almera Bank' });
      expect(account).toHaveTextContent(purpose);
      fireEvent.change(within(area).getByLabelText(/Name on the account/), { target: { value: 'Mina' } });
      const button = within(area).getByRole('button', { name: send });
      await userEvent.click(button);
      expect(await within(area).findByText(missing, { exact: false })).toBeVisible();
      await waitFor(() => expect(within(area).getByLabelText(/Reference/)).toHaveFocus());
      expect(wasCalled(TELL)).toBe(false);
      expect(within(area).getByLabelText(/Phone/)).toHaveAttribute('inputmode', 'tel');
      fireEvent.change(within(area).getByLabelText(/Reference/), { target: { value: 'RF ١٢٣' } });
      await userEvent.click(button);
      await waitFor(() => expect(wasCalled(TELL)).toBe(true));
      expect(bodyOf(TELL)).toMatchObject({ order_id: '5', method_id: '3', sender_name: 'Mina', reference: 'RF 123' });
    },
  );

  it('that is being checked shows what was told, no other way to pay, and can be corrected', async () => {
    await page({ offline_payment: TOLD });
    const area = await due('We are checking your transfer');
    expect(await within(area).findByText('RF 1')).toBeVisible();
    expect(labels(area)).toEqual(['Correct it']);
    await userEvent.click(within(area).getByRole('button', { name: 'Correct it' }));
    const reference = await within(area).findByLabelText(/Reference/);
    expect(reference).toHaveValue('RF 1');
    fireEvent.change(reference, { target: { value: 'RF 2' } });
    await userEvent.click(within(area).getByRole('button', { name: 'Save the correction' }));
    await waitFor(() => expect(wasCalled(`${TELL}-update`)).toBe(true));
    expect(bodyOf(`${TELL}-update`)).toMatchObject({ reference: 'RF 2', customer_note: 'today' });
  });

  it('that was refused says why, at once, and keeps what was told', async () => {
    await page({ offline_payment: DENIED });
    const area = await due('We could not match your transfer');
    expect(within(area).getByText('No money with this reference.')).toBeVisible();
    expect(await within(area).findByLabelText(/Name on the account/)).toHaveValue('Mina');
    await userEvent.click(within(area).getByRole('button', { name: 'Pay another way' }));
    expect(labels(area)).toContain('Pay in cash instead');
  });

  it('keeps the fields when the backend refuses them, with its reason', async () => {
    shop.answers[TELL] = () =>
      Response.json({ errors: [{ code: 'reference', message: 'This reference is used.' }] }, { status: 403 });
    await page({});
    const area = await due(/Transfer/);
    fireEvent.change(await within(area).findByLabelText(/Name on the account/), { target: { value: 'Mina' } });
    fireEvent.change(within(area).getByLabelText(/Reference/), { target: { value: 'RF 1' } });
    await userEvent.click(within(area).getByRole('button', { name: 'I have transferred the money' }));
    expect(await within(area).findByText('This reference is used.')).toBeVisible();
    expect(within(area).getByLabelText(/Reference/)).toHaveValue('RF 1');
  });

  it('that has arrived asks for nothing', async () => {
    const paid = { ...TOLD, data: { ...TOLD.data, status: 'verified' } };
    await page({ offline_payment: paid, payment_status: 'paid', payment_choices: [] });
    expect(await screen.findByRole('heading', { name: 'Order 5' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /transfer/i })).toBeNull();
  });
});

describe('[ORD-09] the ways to pay an order', () => {
  const card = { payment_method: 'digital_payment' };
  it.each([
    [
      'a card: each gateway first',
      card,
      [
        'Pay now by Stripe',
        'Pay now by Bank card',
        'Pay in cash instead',
        'Pay by bank transfer',
        'Pay €10.83 from your wallet',
      ],
    ],
    [
      'a failed card: it is paid again by any of them',
      { ...card, order_status: 'failed' },
      [
        'Pay now by Stripe',
        'Pay now by Bank card',
        'Pay in cash instead',
        'Pay by bank transfer',
        'Pay €10.83 from your wallet',
      ],
    ],
    [
      'a backend that tells none: as the contract has it',
      { ...card, payment_choices: undefined },
      ['Pay now by Stripe', 'Pay now by Bank card', 'Pay in cash instead'],
    ],
    [
      'what the wallet can not pay',
      { ...card, order_amount: 60, payment_choices: ['wallet', 'cash_on_delivery'] },
      ['Pay in cash instead'],
    ],
    [
      'a part that the wallet paid',
      { ...card, order_amount: 60, payment_choices: ['wallet'], partially_paid_amount: 15 },
      ['Pay €45.00 from your wallet'],
    ],
  ] as const)('%s', async (_, over, expected) => {
    await page(over);
    const area = await screen.findByRole('region', { name: /not paid/ });
    await waitFor(() => expect(labels(area)).toEqual(expected));
  });

  it('come together, once it is known whose card and wallet there are', async () => {
    let answer: (response: Response) => void = () => undefined;
    const customer = shop.answers['/api/v1/customer/info'];
    shop.answers['/api/v1/customer/info'] = () => new Promise<Response>((resolve) => (answer = resolve));
    await page(card);
    const area = await screen.findByRole('region', { name: /not paid/ });
    await waitFor(() => expect(wasCalled('/api/v1/customer/info')).toBe(true));
    expect(labels(area)).toEqual([]);
    answer(Response.json(customer));
    await waitFor(() => expect(labels(area)).toHaveLength(5));
  });

  it('a cash order offers them at its end, quietly, and turns to one', async () => {
    await page({ payment_method: 'cash_on_delivery' });
    const area = await due('Pay another way');
    await waitFor(() => expect(labels(area)).toContain('Pay by bank transfer'));
    expect(labels(area)).not.toContain('Pay in cash instead');
    await userEvent.click(within(area).getByRole('button', { name: 'Pay by bank transfer' }));
    await waitFor(() => expect(wasCalled(CHANGE)).toBe(true));
    expect(bodyOf(CHANGE)).toEqual({ order_id: '5', payment_method: 'offline_payment' });
  });

  it('cash is asked for as every backend knows it; the wallet has its own call', async () => {
    shop.answers['/api/v1/customer/order/wallet-payment'] = { message: 'ok' };
    await page(card);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash instead' }));
    await waitFor(() => expect(wasCalled(CHANGE)).toBe(true));
    expect(bodyOf(CHANGE)).toEqual({ order_id: '5' });
    await userEvent.click(screen.getByRole('button', { name: /from your wallet/ }));
    await waitFor(() => expect(wasCalled('/api/v1/customer/order/wallet-payment')).toBe(true));
  });

  it.each([
    ['that is accepted', { payment_method: 'cash_on_delivery', order_status: 'confirmed', payment_choices: [] }],
    ['of a backend that tells none, in cash', { payment_method: 'cash_on_delivery', payment_choices: undefined }],
    ['found by number and phone', { payment_method: 'cash_on_delivery', user_id: 0 }],
  ])('an order %s offers none', async (_, over) => {
    await page(over);
    expect(await screen.findByRole('heading', { name: 'Order 5' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pay another way' })).toBeNull();
  });
});

it.each([
  ['en', 'Your requests', ['Leave at the door', 'Blue gate', 'Replace it with something similar', 'Add cutlery']],
  ['ar', 'طلباتك الخاصة', ['اتركه عند الباب', 'Blue gate', 'استبدلوه بمنتج مشابه', 'أضيفوا أدوات المائدة']],
] as const)('[PLUS-06] what was asked for is shown in the reader’s language: %s', async (language, title, texts) => {
  await page(
    {
      delivery_instruction: 'Leave at the door · Blue gate',
      unavailable_item_note: 'Replace it with something similar',
      cutlery: true,
    },
    language,
  );
  const wishes = await screen.findByRole('region', { name: title });
  expect(
    within(wishes)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, '')),
  ).toEqual(texts);
});
