/** Orders as customers see them: state, payment, steps and bill, in every view. */
import type { MapViewProps } from '@shop/map';
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { useOwnTitle } from '@shop/page-engine';
import { rememberPriceDifference } from '@shop/session';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import ar from './locales/ar.json';
import { OrderPage, TrackingDrawer, trackingMessages } from './index';
import { OrderPlacedPage } from './lib/order-placed-page';
import { TrackOrderPage } from './lib/track-order-page';

jest.mock('@shop/map', () => ({
  MapView: ({ label, markers = [], route = [] }: MapViewProps) => (
    <div role="application" aria-label={label} data-pins={markers.map(({ id }) => id).join(' ')}>
      {route.length > 1 ? 'way' : null}
    </div>
  ),
}));

const TRACK = '/api/v1/customer/order/track';
const wire = {
  id: 5,
  order_status: 'pending',
  order_type: 'delivery',
  order_amount: 10.83,
  payment_status: 'unpaid',
  payment_method: 'cash_on_delivery',
  module_id: 1,
  module_type: 'goods',
  created_at: '2026-03-05 14:00:00',
  pending: '2026-03-05 14:00:00',
  confirmed: '2026-03-05 14:05:00',
  processing: '2026-03-05 14:11:00',
  handover: '2026-03-05 14:20:00',
  picked_up: '2026-03-05 14:26:00',
  delivered: '2026-03-05 14:48:00',
  delivery_charge: 1.9,
  store: wireStore(9, { name: 'Green Corner', address: '168 Lighthouse Avenue', latitude: '34.59', longitude: '18.9' }),
  delivery_address: { address: 'Old Town Square', contact_person_name: 'Mina', latitude: '34.6', longitude: '18.91' },
};
const row = (price: number, quantity: number, add_ons: object[] = []) => ({
  id: price,
  item_id: price,
  price,
  quantity,
  add_ons,
  item_details: { name: `Item of ${price}` },
});

// Preload lazy components, so that the specs do not depend on the machine's speed.
beforeAll(() =>
  Promise.all([
    import('./lib/receipt'),
    import('./lib/pick-up'),
    import('./lib/payment-due'),
    import('./lib/price-difference'),
    import('./lib/cancel-dialog'),
    import('./lib/order-not-found'),
    import('./lib/tracking-drawer'),
    import('./lib/map-page/handle'),
    import('./lib/courier-card'),
  ]),
);

let testShop: TestShop;
beforeEach(() => {
  testShop = openTestShop();
  testShop.answers['/api/v1/config'] = {
    business_name: 'Almera',
    digit_after_decimal_point: 2,
    currency_symbol: '€',
    timeformat: '12',
    timezone: 'UTC',
    cash_on_delivery: 1,
    digital_payment: 1,
    active_payment_method_list: [{ gateway: 'stripe', gateway_title: 'Stripe' }],
  };
  testShop.answers['/api/v1/customer/info'] = { id: 1, f_name: 'Mina' };
});

const messages = [trackingMessages, orderStateMessages, paymentMessages];
const reorder = async () => undefined;
/** @param over differences from a pending delivery; null: there is no such order */
async function showAt(path: string, over: object | null, language: 'en' | 'ar' = 'en') {
  testShop.answers[TRACK] = over ? { ...wire, ...over } : () => undefined;
  return testShop.renderWithProviders(
    <Routes>
      <Route path="/order-history/:id" element={<OrderPage onReorder={reorder} />} />
      <Route path="/order-placed" element={<OrderPlacedPage />} />
      <Route path="/track-order" element={<TrackOrderPage />} />
      <Route path="/drawer" element={<TrackingDrawer orderId="5" onClose={() => undefined} />} />
    </Routes>,
    { messages, token: 't', path, language },
  );
}
const page = (over: object, language?: 'en' | 'ar') => showAt('/order-history/5', over, language);
const placed = (over: object, query = '') => showAt(`/order-placed?order_id=5${query}`, over);
const drawer = (over: object) => showAt('/drawer', over);
const unpaidCard = { payment_method: 'digital_payment' };
/** The primary buttons and links: filled, while the others have a border. */
const primaryActions = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].filter(
    (element) =>
      /\bmantine-Button-root\b/.test(element.className) && (element.dataset.variant ?? 'filled') === 'filled',
  );

/** The page's own title; the shell adds the shop's name. */
const pageTitle = () => renderHook(useOwnTitle).result.current;

describe('the payment', () => {
  const receipt = () => screen.findByRole('region', { name: 'Receipt' });
  it.each([
    ['cash', {}, ['Cash on delivery', 'To pay']],
    ['cash of a take-away', { order_type: 'take_away' }, ['Cash at pick-up', 'To pay']],
    ['a card that is not paid yet', unpaidCard, ['Card', 'To pay']],
    ['a card that is paid', { ...unpaidCard, payment_status: 'paid' }, ['Card', 'Paid']],
    ['a gateway by its title', { payment_method: 'stripe', payment_status: 'paid' }, ['Stripe', 'Paid']],
    ['the wallet', { payment_method: 'wallet', payment_status: 'paid', order_status: 'confirmed' }, ['Wallet', 'Paid']],
    [
      'a transfer by its name',
      { payment_method: 'offline_payment', offline_payment: { data: { status: 'pending', method_name: 'IBAN' } } },
      ['IBAN', 'To pay'],
    ],
  ])('[ORD-05] the receipt shows %s', async (_name, over, texts) => {
    await page(over);
    const payment = within(await receipt()).getByRole('list', { name: 'Payment' });
    await waitFor(() => expect(payment).toHaveTextContent(texts.join('')));
    expect(within(payment).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows the wallet payment and the rest, with amounts, in page and drawer', async () => {
    const over = { order_status: 'processing', payment_status: 'partially_paid', partially_paid_amount: 5 };
    const shown = await page(over);
    const parts = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent);
    const expected = ['Wallet€5.00Paid', 'Cash on delivery€5.83To pay'];
    expect(parts(within(await receipt()).getByRole('list', { name: 'Payment' }))).toEqual(expected);
    shown.unmount();
    await drawer(over);
    expect(parts(await screen.findByRole('list', { name: 'Payment' }))).toEqual(expected);
  });

  it('is not requested for an order that was not completed', async () => {
    await page({ order_status: 'canceled' });
    expect(within(await receipt()).getByRole('list', { name: 'Payment' })).toHaveTextContent(/^Cash on delivery$/);
  });
});

it('[TRK-15] an order that was cancelled says why in a line of its own, and shows no map and no courier', async () => {
  const courier = { delivery_man: { id: 3, f_name: 'Sami', l_name: 'Rider', phone: '+35679000000' } };
  await page({ order_status: 'canceled', delivered: null, cancellation_reason: 'I changed my mind', ...courier });
  const notice = (await screen.findByText('This order was cancelled.')).closest('[role=status]');
  expect(within(notice as HTMLElement).getByText('Reason: I changed my mind')).toBeVisible();
  await screen.findByRole('region', { name: 'Receipt' });
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.queryByText(/Sami/)).toBeNull();
});

describe('the bill', () => {
  it('starts with the items, and its lines add up to the total', async () => {
    testShop.answers['/api/v1/customer/order/details'] = [
      row(2.05, 2),
      row(5.5, 1, [{ id: 1, name: 'Bag', price: 0.5, quantity: 2 }]),
    ];
    await page({ coupon_discount_amount: 1.67, order_amount: 10.83 });
    const bill = await screen.findByRole('region', { name: 'Receipt' });
    await within(bill).findByText('Items');
    const figures = [...bill.querySelectorAll('dl > div')].map((figure) => figure.textContent);
    expect(figures).toEqual([
      'Items€9.60',
      'Add-ons€1.00',
      'Coupon-€1.67',
      'Tax€0.00',
      'Delivery fee€1.90',
      'Total€10.83',
    ]);
  });

  it('[ORD-05] has the price that was paid for a line, as cart and checkout say it, with the old one struck through', async () => {
    testShop.answers['/api/v1/customer/order/details'] = [{ ...row(2.05, 2), discount_on_item: 0.5 }, row(5.5, 1)];
    await page({ store_discount_amount: 1 });
    const bill = await screen.findByRole('region', { name: 'Receipt' });
    await within(bill).findByText('Items');
    const prices = [...bill.querySelectorAll('ul:first-of-type > li')].map((line) => line.lastElementChild);
    expect(prices.map((price) => price?.textContent)).toEqual(['€3.10€4.10', '€5.50']);
    expect(prices.map((price) => price?.querySelector('s')?.textContent)).toEqual(['€4.10', undefined]);
  });
});

describe('the state', () => {
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem');

  it.each([
    ['the store', {}, 'Waiting for the store'],
    ['the payment', unpaidCard, 'Waiting for payment'],
    [
      'the bank',
      { payment_method: 'offline_payment', offline_payment: { data: { status: 'pending' } } },
      'The transfer is being checked',
    ],
  ])('[TRK-25] [TRK-30] a pending order has no completed step and waits for %s', async (_name, over, awaited) => {
    await page(over);
    const [first, ...others] = await steps();
    expect(first).toHaveTextContent('Order Confirmed');
    expect(first).toHaveTextContent(awaited);
    expect(first).toHaveAttribute('aria-current', 'step');
    expect(within(first!).getByRole('img', { name: 'Not reached yet' })).toBeVisible();
    expect(first).toHaveAttribute('data-state', 'current');
    for (const step of others) expect(step).toHaveAttribute('data-state', 'ahead');
    // The same text as in the list: beside the order's number, and in the title.
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent(awaited);
    await waitFor(() => expect(pageTitle()).toBe(`Order 5 · ${awaited}`));
  });

  it('[TRK-35] shows day and time of completed steps only', async () => {
    await page({ order_status: 'picked_up' });
    const times = (await steps()).map((step) => step.querySelector('time')?.textContent ?? null);
    expect(times).toEqual(['Thu, 5 Mar02:05 pm', 'Thu, 5 Mar02:11 pm', 'Thu, 5 Mar02:26 pm', null]);
  });

  it('[TRK-24] an order that has come says so at its head and as its last step, and not a third time', async () => {
    await page({ order_status: 'delivered' });
    await steps();
    const said = screen.getAllByText('Delivered').filter((text) => !text.closest('.said'));
    expect(said).toHaveLength(2);
  });

  it.each([
    ['pending', 0, 'Waiting for the store'],
    ['confirmed', 1, 'Accepted'],
    ['processing', 2, 'Being prepared'],
    ['handover', 3, 'Ready to pick up'],
    ['delivered', 4, 'Picked up'],
  ])(
    'a take-away that is %s has steps from confirmed to picked up, and directions to its store',
    async (status, done, notice) => {
      await page({ order_type: 'take_away', order_status: status, delivery_address: { contact_person_name: 'Mina' } });
      const shown = await steps();
      expect(shown.filter((step) => step.dataset.state === 'done')).toHaveLength(done);
      expect(shown[2]).toHaveTextContent('Ready');
      expect(shown[3]).toHaveTextContent('Picked up');
      expect(screen.getByRole('heading', { level: 1 }).closest('header')).toHaveTextContent(notice);
      expect(screen.queryByText('Delivered')).toBeNull();
      for (const role of ['From', 'Deliver to']) expect(screen.queryByText(role)).toBeNull();
      const pickUp = screen.getByRole('region', { name: 'Pick up at' });
      expect(pickUp).toHaveTextContent('Green Corner168 Lighthouse Avenue');
      expect(within(pickUp).getByRole('application')).toHaveAttribute('data-pins', expect.stringContaining('store'));
      const directions = within(pickUp).queryByRole('link', { name: 'Directions' });
      if (status === 'delivered') expect(directions).toBeNull();
      else expect(directions).toHaveAttribute('href', expect.stringMatching(/destination=34\.59%2C18\.9$/));
    },
  );

  it('[TRK-08] [TRK-07] the drawer of a take-away has no delivery either', async () => {
    await drawer({ order_type: 'take_away', order_status: 'handover' });
    const shown = within(await screen.findByRole('dialog'));
    await shown.findByText('Ready to pick up');
    const reached = ['Order Placed', 'Order Confirmed', 'Ready', 'Picked up'].map((step) =>
      shown.getByText(step, { exact: true }).closest('li')?.getAttribute('data-reached'),
    );
    expect(reached).toEqual(['true', 'true', 'true', null]);
    expect(shown.queryByText('On the Way')).toBeNull();
    expect(shown.getByRole('region', { name: 'Pick up at' })).toBeInTheDocument();
  });
});

describe('the address details', () => {
  it('[TRK-07] show house, floor, street and the note, and no empty ones', async () => {
    const to = { address: 'Old Town Square', contact_person_name: 'Mina', latitude: '34.6', longitude: '18.91' };
    const shown = await page({
      delivery_address: { ...to, house: '7', floor: '', road: '14', additional_information: 'Blue door' },
    });
    expect(await screen.findByText('House 7 · Street 14 · Blue door')).toBeVisible();
    shown?.unmount();
  });
});

describe('the success page', () => {
  const heading = () => screen.findByRole('heading', { level: 1 });

  describe('of an order that costs something else than the customer saw', () => {
    const difference = { orderId: '5', shown: minor(1083), charged: minor(2010) };
    beforeEach(() => rememberPriceDifference(window.sessionStorage, difference));
    afterEach(() => window.sessionStorage.clear());
    const notice = () => screen.findByRole('region', { name: 'This order does not cost what you saw' });

    it('says so at once, with both prices, and it can be cancelled there', async () => {
      const cancelled: RequestInit[] = [];
      testShop.answers['/api/v1/customer/order/cancellation-reasons'] = { data: [{ reason: 'Too expensive' }] };
      testShop.answers['/api/v1/customer/order/cancel'] = () => {
        cancelled.push(testShop.sent.at(-1) as RequestInit);
        testShop.answers[TRACK] = { ...wire, order_status: 'canceled' };
        return { message: 'Canceled' };
      };
      await placed({ order_amount: 20.1 });
      const shown = within(await notice());
      expect(shown.getByRole('alert')).toHaveTextContent(
        'You saw €10.83. The shop placed it for €20.10. If you do not want it for that price, cancel it now.',
      );
      await userEvent.click(shown.getByRole('button', { name: 'Cancel the order' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(await dialog.findByRole('radio', { name: 'Too expensive' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
      await waitFor(() => expect(screen.queryByText(/You saw €10.83/)).toBeNull());
      expect(JSON.parse(String(cancelled[0]?.body))).toMatchObject({ order_id: '5', reason: 'Too expensive' });
    });

    it('when it is too late to cancel, it leads to the help', async () => {
      await placed({ order_amount: 20.1, order_status: 'confirmed', payment_method: 'wallet', payment_status: 'paid' });
      const shown = within(await notice());
      expect(shown.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
      expect(shown.getByRole('link', { name: 'Help & Support' })).toHaveAttribute('href', '/help-and-support');
    });

    it('the price is told before a card is charged, and another order has no notice', async () => {
      const card = await placed({ ...unpaidCard, order_amount: 20.1 });
      expect(await notice()).toBeVisible();
      expect(await screen.findByText('This order is not paid yet')).toBeVisible();
      card.unmount();
      rememberPriceDifference(window.sessionStorage, { ...difference, orderId: '6' });
      await placed({ order_amount: 20.1 });
      await heading();
      expect(screen.queryByText(/You saw/)).toBeNull();
    });
  });

  it('[CHK-20] shows thanks for an order that reached the store', async () => {
    await placed({});
    expect(await heading()).toHaveTextContent('Thank you! Your order is placed.');
    expect(screen.getByText(/^Green Corner has received it/)).toBeVisible();
    expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Track the order']);
  });

  it('[CHK-20] says below what was ordered, and for how much', async () => {
    await placed({});
    await heading();
    const bill = await screen.findByRole('region', { name: 'Receipt' });
    expect(within(bill).getByText('Total').nextElementSibling).toHaveTextContent(/^€\d/);
  });

  it('[CHK-20] says when it comes; while it is unpaid nobody knows', async () => {
    const at = (left: number) => new Date(Date.now() + left * 60_000).toISOString();
    const arrival = { from: at(20), to: at(30) };
    const shown = await placed({ arrival });
    await heading();
    expect(screen.getByText('Arriving').parentElement).toHaveTextContent(/^Arriving\d\d:\d\d .m – \d\d:\d\d .m$/);
    shown.unmount();
    await placed({ ...unpaidCard, arrival });
    await heading();
    expect(screen.queryByText('Arriving')).toBeNull();
  });

  it('[PLUS-11] shows no thanks while the payment is open, and has one primary button', async () => {
    await placed(unpaidCard, '&flag=fail');
    expect(await heading()).toHaveTextContent('Your order is waiting for payment');
    expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    expect(screen.queryByText(/has received it/)).toBeNull();
    expect(screen.getByText(/We send it to Green Corner once it is paid/)).toBeVisible();
    await waitFor(() => expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Pay now']));
    await waitFor(() => expect(pageTitle()).toBe('Order 5 · Waiting for payment'));
  });

  it('[PLUS-11] explains that an unpaid order did not reach the store', async () => {
    await placed({ ...unpaidCard, order_status: 'failed' });
    expect(await heading()).toHaveTextContent('Your order did not go through');
    expect(screen.queryByText(/has received it/)).toBeNull();
    expect(screen.getByText(/Green Corner did not receive it/)).toBeVisible();
    await waitFor(() =>
      expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Pay in cash instead']),
    );
  });

  it('[PLUS-11] offers no change to cash that the zone refuses', async () => {
    testShop.answers['/api/v1/config/get-zone-id'] = {
      zone_id: '[1]',
      zone_data: [{ id: 1, cash_on_delivery: false, modules: [{ id: 1, pivot: {} }] }],
    };
    await placed({ ...unpaidCard, order_status: 'failed' });
    expect(await screen.findByText('This order was not paid in time')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay in cash instead' })).toBeNull());
  });

  it('shows where to pick up a take-away', async () => {
    await placed({ order_type: 'take_away' });
    expect(await screen.findByText(/Pick it up at 168 Lighthouse Avenue/)).toBeVisible();
  });

  it('shows no thanks while loading, nor when loading failed', async () => {
    await showAt('/order-placed?order_id=77', null);
    expect(screen.queryByText(/Thank you/)).toBeNull();
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  it('an address without an order is no dead end', async () => {
    await showAt('/order-placed', null);
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Track an order']);
  });
});

describe('an order that is not found', () => {
  it('[TRK-37] [ORD-06] links to the form, and shows no link below the form', async () => {
    const orderPage = await showAt('/order-history/77', null);
    await screen.findByText('Order not found');
    expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Track an order']);
    orderPage.unmount();
    await showAt('/track-order?order_id=77', null);
    await screen.findByText('Order not found');
    expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Track Now']);
  });

  it('a failed order offers payment first, and ordering again second', async () => {
    testShop.answers['/api/v1/customer/order/details'] = [row(2.05, 2)];
    await page({ ...unpaidCard, order_status: 'failed' });
    await screen.findByRole('button', { name: 'Order again' });
    // The reason is shown once.
    expect(await screen.findByText('This order was not paid in time')).toBeVisible();
    expect(screen.queryByText(/cancelled because it was not paid/)).toBeNull();
    await waitFor(() =>
      expect(primaryActions().map(({ textContent }) => textContent)).toEqual(['Pay in cash instead']),
    );
  });
});

describe('an order found by number and phone', () => {
  const foundByPhone = {
    user_id: 0,
    delivery_address: null,
    receiver_details: null,
    delivery_man: { id: 3, f_name: 'Rami', l_name: '', phone: '', avg_rating: 4.8, order_count: 12, lat: '', lng: '' },
  };
  const actions = /^(Cancel the order|Pay now|Pay in cash instead|Chat|Write a message)$/;
  const notice = /only the person who placed it/;

  it.each([
    ['on its way', { order_status: 'picked_up' }],
    ['waiting', {}],
    ['not paid', unpaidCard],
    ['given up', { ...unpaidCard, order_status: 'failed' }],
    ['to be fetched', { order_type: 'take_away' }],
  ])('[TRK-37] that is %s shows its state, without actions', async (_name, over) => {
    await showAt('/track-order?order_id=5', { ...foundByPhone, ...over });
    expect(await screen.findByText(notice)).toBeVisible();
    await screen.findByRole('region', { name: 'Receipt' });
    if (over && 'order_status' in over && over.order_status === 'failed')
      expect(screen.getByText(/cancelled because it was not paid/)).toBeVisible();
    else expect(screen.getByRole('list', { name: 'Progress of the order' })).toBeVisible();
    for (const role of ['button', 'link'] as const) expect(screen.queryByRole(role, { name: actions })).toBeNull();
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('[TRK-31] the way to the door is drawn while it is ridden, and asked for once; without it the map has its pins', async () => {
    const WAY = '/api/v1/config/direction-api';
    const asked = () => testShop.calls.filter(({ pathname }) => pathname === WAY).length;
    testShop.answers[WAY] = { status: 'OK', routes: [{ overview_polyline: { points: '_p~iF~ps|U_ulLnnqC' } }] };
    const ridden = await page({ order_status: 'picked_up' });
    expect(await screen.findByText('way')).toBeVisible();
    expect(asked()).toBe(1);
    ridden.unmount();
    const come = await page({ order_status: 'delivered' });
    await screen.findByText('From');
    expect(asked()).toBe(1);
    come.unmount();
    testShop.answers[WAY] = () => undefined;
    await page({ order_status: 'picked_up', id: 6 });
    await screen.findByText('From');
    expect(screen.getByRole('application')).toHaveAttribute('data-pins', 'home store');
    expect(screen.queryByText('way')).toBeNull();
  });

  it('[TRK-07] shows the store only, and neither address of a parcel', async () => {
    const shown = await showAt('/track-order?order_id=5', { ...foundByPhone, order_status: 'picked_up' });
    await screen.findByText('From');
    expect(screen.getByText('168 Lighthouse Avenue')).toBeVisible();
    expect(screen.queryByText('Deliver to')).toBeNull();
    expect(screen.getByRole('application')).toHaveAttribute('data-pins', 'store');
    shown.unmount();
    const parcel = {
      order_type: 'parcel',
      store: null,
      parcel_category: { name: 'Documents' },
      charge_payer: 'sender',
    };
    await showAt('/track-order?order_id=5', { ...foundByPhone, ...parcel }, 'ar');
    expect(await screen.findByText('Documents')).toBeVisible();
    for (const role of [ar.sender, ar.receiver]) expect(screen.queryByText(role)).toBeNull();
    expect(screen.getByText(ar.byPhone)).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('shows no such notice for the customer’s own orders', async () => {
    await page({ user_id: 7 });
    await screen.findByRole('button', { name: 'Cancel the order' });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('[TRK-36] too many wrong phones: shows the backend’s waiting time, after one request', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      testShop.elsewhere = () =>
        new Response(JSON.stringify({ errors: [{ code: 'throttled', message: 'Try again in 15 minutes.' }] }), {
          status: 429,
        });
      await showAt('/track-order?order_id=5', null);
      expect(await screen.findByText('Try again in 15 minutes.')).toBeVisible();
      const requestCount = () => testShop.calls.filter(({ pathname }) => pathname === TRACK).length;
      const once = requestCount();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(requestCount()).toBe(once);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('an order that is searched in Arabic digits, or pasted with marks', () => {
  const found = async (path: string, act: () => Promise<void>) => {
    const testShop = openTestShop();
    testShop.answers[TRACK] = { ...wire, id: 123456789 };
    await testShop.renderWithProviders(
      <Routes>
        <Route path="/track-order" element={<TrackOrderPage />} />
      </Routes>,
      { messages, path },
    );
    await act();
    await waitFor(() => expect(testShop.callOf(TRACK)).toBeDefined());
    return testShop.callOf(TRACK);
  };

  it.each([
    ['١٢٣٤٥٦٧٨٩', '+٣٥٦ ٧٩٩٠ ٢٨٥٢', '+356 7990 2852'],
    ['\u2066#123 456 789\u2069', 'tel:+356-7990-2852', '+356-7990-2852'],
  ])('%j', async (number, phone, cleanPhone) => {
    const query = await found('/track-order', async () => {
      await userEvent.click(screen.getByLabelText('Order id'));
      await userEvent.paste(number);
      await userEvent.click(screen.getByLabelText('Phone'));
      await userEvent.paste(phone);
      await userEvent.click(screen.getByRole('button', { name: 'Track Now' }));
      expect(screen.getByLabelText('Order id')).toHaveValue('123456789');
      expect(screen.getByLabelText('Phone')).toHaveValue(cleanPhone);
    });
    expect(query?.get('order_id')).toBe('123456789');
    expect(query?.get('contact_number')).toBe(cleanPhone);
  });

  it('by its link', async () => {
    const query = await found(`/track-order?order_id=${encodeURIComponent('١٢٣٤٥٦٧٨٩')}`, async () => undefined);
    expect(query?.get('order_id')).toBe('123456789');
  });
});

describe('the page of an order under way', () => {
  const onMap = () => document.querySelector('[data-map-page]');

  it('[TRK-06] is its map with a sheet over it, where what comes first is when', async () => {
    await page({ order_status: 'picked_up' });
    const sheet = (await screen.findByRole('heading', { name: 'Order 5' })).closest('[data-sheet]')!;
    expect(onMap()?.firstElementChild).toBe(sheet);
    expect(sheet).not.toContainElement(screen.getByRole('application'));
    expect(onMap()).toContainElement(screen.getByRole('application'));
    const press = await within(sheet as HTMLElement).findByRole('button', { name: 'Show more' });
    expect(press).toHaveAttribute('aria-expanded', 'false');
    expect(sheet).toHaveTextContent('Your courier will appear here.');
  });

  it.each([
    ['delivered', { order_status: 'delivered' }],
    ['canceled', { order_status: 'canceled' }],
    ['taken away', { order_type: 'take_away' }],
    ['not paid', unpaidCard],
    ['without a known address', { delivery_address: null }],
  ])('has no map page when it is %s', async (_name, over) => {
    await page(over);
    await screen.findByRole('heading', { name: 'Order 5' });
    expect(onMap()).toBeNull();
  });

  it('of one that is over, nothing moves when its items come', async () => {
    testShop.answers['/api/v1/customer/order/details'] = () => new Promise(() => undefined);
    await page({ order_status: 'delivered', details_count: 2 });
    expect(await screen.findByRole('button', { name: 'Order again' })).toHaveAttribute('data-live', 'false');
    expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
  });

  it.each(['delivered', 'canceled', 'failed'])(
    'has no map when it is %s: nothing is on its way',
    async (order_status) => {
      await page({ order_status });
      expect(await screen.findByText('Deliver to')).toBeVisible();
      expect(screen.queryByRole('application')).toBeNull();
    },
  );
});

describe('the celebration of a placed order', () => {
  const thanks = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('[CHK-20] is on the first visit of the page alone, and is read aloud once', async () => {
    const first = await placed({ id: 77 });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-celebrates]')).not.toBeNull();
    expect(thanks()).toContain('Thank you! Your order is placed.');
    first.unmount();
    await placed({ id: 77 });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-celebrates]')).toBeNull();
    expect(thanks()).not.toContain('Thank you! Your order is placed.');
  });

  it('is not for an order that waits for its payment, or has ended', async () => {
    for (const over of [unpaidCard, { order_status: 'canceled' }, { order_status: 'delivered' }]) {
      const shown = await placed({ id: 6, ...over });
      await screen.findByRole('heading', { level: 1 });
      expect(document.querySelector('[data-celebrates]')).toBeNull();
      shown.unmount();
    }
  });
});
