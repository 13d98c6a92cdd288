/** A delivered order is rated, and a refund is asked for: by role and text, with the backend's answers. */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { sessionSlice } from '@shop/session';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { OrderPage, trackingMessages } from './index';
import { afterMessages } from './messages';

jest.mock('@shop/map', () => ({ MapView: () => null }));
// Preload lazy components, so that the specs do not depend on the machine's speed.
beforeAll(() =>
  Promise.all([
    import('./lib/after/after-delivery'),
    import('./lib/after/refund-dialog'),
    import('./lib/receipt'),
    import('./lib/courier-card'),
  ]),
);

const TRACK = '/api/v1/customer/order/track';
const ROWS = '/api/v1/customer/order/details';
const ITEM_REVIEW = '/api/v1/items/reviews/submit';
const RIDE_REVIEW = '/api/v1/delivery-man/reviews/submit';
const REFUND = '/api/v1/customer/order/refund-request';
const wire = {
  id: 5,
  user_id: 1,
  order_status: 'delivered',
  order_type: 'delivery',
  order_amount: 12,
  delivery_charge: 2,
  payment_status: 'paid',
  payment_method: 'cash_on_delivery',
  module_id: 1,
  module_type: 'goods',
  created_at: '2026-03-05 14:00:00',
  delivered: '2026-03-05 14:48:00',
  store: wireStore(9),
  delivery_man: { id: 3, f_name: 'Sami', l_name: 'Rider', avg_rating: 4.5, order_count: 9 },
  courier_review: null as object | null,
};
const row = (id: number, name: string, over = {}) => ({
  id,
  item_id: id * 10,
  price: 2,
  quantity: 2,
  add_ons: [],
  item_details: { name },
  review: null as object | null,
  ...over,
});
let testShop: TestShop;
let rows: ReturnType<typeof row>[];
let sent: { path: string; body: FormData | Record<string, unknown> }[];
let answer: () => unknown;

beforeEach(() => {
  testShop = openTestShop();
  sent = [];
  answer = () => ({ message: 'Review submitted successfully' });
  rows = [row(1, 'Bananas'), row(2, 'Honey', { quantity: 1, price: 6 })];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  testShop.answers['/api/v1/config'] = { currency_symbol: '€', digit_after_decimal_point: 2, refund_active_status: 1 };
  testShop.answers['/api/v1/customer/order/refund-reasons'] = {
    refund_reasons: [
      { id: 1, reason: 'Something was missing', status: 1 },
      { id: 2, reason: 'It came much too late', status: 1 },
    ],
  };
  for (const path of [ITEM_REVIEW, RIDE_REVIEW, REFUND])
    testShop.answers[path] = () => {
      const body = testShop.sent.at(-1)?.body;
      sent.push({ path, body: body instanceof FormData ? body : JSON.parse(String(body)) });
      return answer();
    };
  testShop.answers[ROWS] = () => rows;
});

async function show(over: object = {}, { guest = false, language = 'en' as 'en' | 'ar' } = {}) {
  testShop.answers[TRACK] = () => ({ ...wire, ...over });
  const { store } = await testShop.renderWithProviders(
    <Routes>
      <Route path="/order-history/:id" element={<OrderPage onReorder={async () => undefined} />} />
    </Routes>,
    {
      messages: [trackingMessages, afterMessages, orderStateMessages, paymentMessages],
      path: '/order-history/5',
      language,
      ...(guest ? {} : { token: 't' }),
    },
  );
  if (guest) act(() => void store.dispatch(sessionSlice.actions.guestWelcomed('77')));
  await screen.findByRole('heading', { name: /5/ });
}
const card = async (name = 'How was it?') => screen.findByRole('region', { name });
const stars = async (of: string) => within(await card()).findByRole('radiogroup', { name: `Rate ${of}` });
const picture = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/png', lastModified: 1 });

describe('rating', () => {
  it('[ORD-10] [PLUS-20] asks for the courier and each item: five stars with names, one choice', async () => {
    await show();
    for (const name of ['Sami Rider', 'Bananas', 'Honey']) {
      const group = await stars(name);
      expect(within(group).getAllByRole('radio')).toHaveLength(5);
      await userEvent.click(within(group).getByRole('radio', { name: '1 star' }));
      await userEvent.click(within(group).getByRole('radio', { name: '4 stars' }));
      expect(within(group).getAllByRole('radio', { checked: true })).toHaveLength(1);
    }
  });

  it('[ORD-10] an item is sent with stars, words, comment and pictures, and shows what was given', async () => {
    await show();
    await userEvent.click(within(await stars('Bananas')).getByRole('radio', { name: '4 stars' }));
    const entry = (await stars('Bananas')).closest('li') as HTMLElement;
    await userEvent.click(within(entry).getByRole('checkbox', { name: 'Fresh' }));
    await userEvent.type(within(entry).getByRole('textbox', { name: /Tell others more/ }), 'Ripe');
    const field = within(entry).getByLabelText(/^(Choose pictures|Add more pictures)/);
    await userEvent.upload(field, [picture('one.png'), picture('two.png')]);
    expect(within(entry).getByRole('list', { name: 'Pictures of Bananas' })).toBeVisible();
    await userEvent.click(within(entry).getByRole('button', { name: 'Remove two.png' }));
    rows = [row(1, 'Bananas', { review: { rating: 4, comment: 'Ripe', tags: ['fresh'], pictures: [] } }), rows[1]!];
    await userEvent.click(within(entry).getByRole('button', { name: 'Send the review' }));
    expect(await within(entry).findByRole('img', { name: 'You gave 4 stars' })).toBeVisible();
    expect(within(entry).getByText('Ripe')).toBeVisible();
    expect(await within(entry).findByText('Fresh')).toBeVisible();
    expect(within(entry).queryByRole('radiogroup')).toBeNull();
    expect(entry).toHaveFocus();
    const { path, body } = sent[0] as { path: string; body: FormData };
    expect(path).toBe(ITEM_REVIEW);
    const fields = ['item_id', 'order_id', 'rating', 'comment', 'tags[]'].map((name) => body.get(name));
    expect(fields).toEqual(['10', '5', '4', 'Ripe', 'fresh']);
    expect(body.getAll('attachment[]')).toHaveLength(1);
  });

  it('[PLUS-20] the courier is sent without pictures; a guest says who they are', async () => {
    await show({}, { guest: true });
    await userEvent.click(within(await stars('Sami Rider')).getByRole('radio', { name: '5 stars' }));
    const entry = (await stars('Sami Rider')).closest('li') as HTMLElement;
    await userEvent.click(within(entry).getByRole('checkbox', { name: 'On time' }));
    expect(within(entry).queryByLabelText(/Choose pictures/)).toBeNull();
    await userEvent.click(within(entry).getByRole('button', { name: 'Send the review' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: RIDE_REVIEW,
      body: { delivery_man_id: 3, order_id: 5, rating: 5, comment: '', tags: ['on_time'], guest_id: '77' },
    });
  });

  it('[ORD-10] what was given is shown, and nothing is asked again', async () => {
    const review = { rating: 2, comment: 'Late', tags: ['careful'], pictures: [] };
    rows = rows.map((entry) => ({ ...entry, review: { ...review, comment: '', tags: [] } }));
    await show({ courier_review: review });
    const done = await card('Your review');
    expect(within(done).getAllByRole('img', { name: 'You gave 2 stars' })).toHaveLength(3);
    expect(within(done).getByText('Late')).toBeVisible();
    expect(await within(done).findByText('Careful')).toBeVisible();
    expect(within(done).queryByRole('radio')).toBeNull();
  });

  it('a backend that does not tell what was given says so when it is given twice', async () => {
    rows = rows.map(({ review: _, ...entry }) => entry as never);
    answer = () =>
      Response.json({ errors: [{ code: 'review', message: 'You have already reviewed this.' }] }, { status: 403 });
    await show();
    await userEvent.click(within(await stars('Honey')).getByRole('radio', { name: '3 stars' }));
    const entry = (await stars('Honey')).closest('li') as HTMLElement;
    await userEvent.click(within(entry).getByRole('button', { name: 'Send the review' }));
    expect(await within(entry).findByText('You have already reviewed this.')).toBeVisible();
    // And when it is taken, this page remembers it.
    answer = () => ({ message: 'Thanks' });
    await userEvent.click(within(entry).getByRole('button', { name: 'Send the review' }));
    expect(await within(entry).findByRole('img', { name: 'You gave 3 stars' })).toBeVisible();
  });

  it.each([
    ['under way', { order_status: 'picked_up' }],
    ['cancelled', { order_status: 'canceled' }],
    ['found by number and phone', { user_id: 0 }],
  ])('an order %s asks for nothing', async (_name, over) => {
    await show(over);
    await screen.findByRole('region', { name: 'Receipt' });
    expect(screen.queryByRole('region', { name: 'How was it?' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
  });

  it('[PLUS-20] in Arabic', async () => {
    await show({}, { language: 'ar' });
    const region = await screen.findByRole('region', { name: 'كيف كان طلبك؟' });
    const group = within(region).getByRole('radiogroup', { name: /^قيّم .*Bananas/ });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('aria-label')),
    ).toEqual(['نجمة واحدة', 'نجمتان', '3 نجوم', '4 نجوم', '5 نجوم']);
  });
});

it('[PLUS-19] the receipt has order and payment numbers, the business, and the tax by its rate', async () => {
  testShop.answers['/api/v1/config'] = {
    business_name: 'Almera',
    currency_symbol: '€',
    digit_after_decimal_point: 2,
    refund_active_status: 1,
  };
  const payment = { order_id: 5, payment_method: 'cash_on_delivery', created_at: '2026-03-05 14:48:00' };
  await show({
    tax_percentage: 5,
    total_tax_amount: 0.5,
    tax_status: 'excluded',
    delivery_address: { contact_person_name: 'Mina' },
    payments: [
      { ...payment, id: 71, amount: 12, payment_status: 'paid' },
      { ...payment, id: 72, amount: -2, payment_status: 'refund_pending' },
    ],
  });
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  for (const text of ['Almera', 'Order 5', 'Mina', 'Tax (5%)', '€0.50', 'Payment 71', 'Refund 72, on its way'])
    expect(receipt).toHaveTextContent(text);
  expect(within(receipt).getByRole('list', { name: 'Payments' })).toHaveTextContent(/€12\.00.*€2\.00/);
  // The head of the page and the receipt.
  expect(screen.getAllByText(/^Ordered on Mar 5, 2026 02:00 pm$/)).toHaveLength(2);
});

describe('a refund', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    return screen.findByRole('dialog');
  };

  it('[ORD-08] [PLUS-18] takes a reason, the rows and units it is about, a note and pictures', async () => {
    await show();
    const dialog = await open();
    const amount = () => within(dialog).getByText('Amount').parentElement;
    expect(amount()).toHaveTextContent('€10.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the request' }));
    expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
    const missing = await within(dialog).findByRole('radio', { name: 'Something was missing' });
    expect(missing).toHaveFocus();
    await userEvent.click(missing);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Bananas/ }));
    expect(amount()).toHaveTextContent('€4.00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'One less of Bananas' }));
    expect(amount()).toHaveTextContent('€2.00');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Brown');
    await userEvent.upload(within(dialog).getByLabelText(/^Choose pictures/), picture('brown.png'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = sent[0] as { body: FormData };
    expect(['order_id', 'customer_reason', 'customer_note', 'items'].map((name) => body.get(name))).toEqual([
      '5',
      'Something was missing',
      'Brown',
      '[{"id":1,"quantity":1}]',
    ]);
    expect(body.getAll('image[]')).toHaveLength(1);
  });

  it('[PLUS-18] checks pictures before they are sent, and shows the backend’s refusal', async () => {
    await show();
    const dialog = await open();
    const field = within(dialog).getByLabelText(/^Choose pictures/);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png', lastModified: 1 });
    const text = new File(['x'], 'note.txt', { type: 'text/plain', lastModified: 1 });
    await userEvent.upload(field, [large, text], { applyAccept: false });
    expect(within(dialog).getByText(/large\.png.* is larger than 5 MB/)).toBeVisible();
    expect(within(dialog).getByText(/note\.txt.* cannot be sent/)).toBeVisible();
    answer = () =>
      Response.json({ errors: [{ code: 'order', message: 'This order cannot be refunded.' }] }, { status: 403 });
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'It came much too late' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the request' }));
    expect(await within(dialog).findByText('This order cannot be refunded.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ order_id: 5, customer_reason: 'It came much too late', customer_note: '' });
  });

  it.each([
    ['refund_requested', 'Asked for', {}],
    ['refunded', 'Refunded', {}],
    ['refund_request_canceled', 'Declined', { admin_note: 'It was fine.' }],
  ])('[PLUS-18] its state is shown: %s', async (order_status, state, answered) => {
    const refund = {
      customer_reason: 'Something was missing',
      customer_note: 'One of two',
      admin_note: '',
      amount: 2,
      items: [{ id: 1, quantity: 1 }],
      image: '["a.webp"]',
      image_full_url: ['https://shop.example/storage/refund/a.webp'],
      ...answered,
    };
    await show({ order_status, [order_status]: '2026-03-05 15:00:00', refund });
    const region = await screen.findByRole('region', { name: 'Refund' });
    expect(within(region).getByRole('status')).toHaveTextContent(state);
    for (const text of ['Something was missing', 'One of two', '€2.00'])
      expect(within(region).getByText(text)).toBeVisible();
    expect(region).toHaveTextContent(/1 × Bananas/);
    expect(await within(region).findByRole('button', { name: /Open picture 1/ })).toBeVisible();
    if (order_status === 'refund_request_canceled') expect(within(region).getByText('It was fine.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
    // It is news: before the reviews, and in no other words above it.
    const follows = region.compareDocumentPosition(await card()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBeTruthy();
    expect(
      screen.queryByText(/^(A refund was requested|This order was refunded|The refund was declined)\.$/),
    ).toBeNull();
  });

  it('[ORD-08] is not offered where the marketplace has none, or before it was paid', async () => {
    testShop.answers['/api/v1/config'] = { refund_active_status: 0 };
    await show();
    await card();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
  });
});
