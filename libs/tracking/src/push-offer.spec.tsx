/** The push offer after an order: shown once, to customers and guests, and only where push is possible. */
import { WithFirebase } from '@shop/push';
import { sessionSlice } from '@shop/session';
import { openTestShop, type TestShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushOffer } from './lib/push-offer';
import { trackingMessages } from './messages';

let testShop: TestShop;
let permissionRequests: number;
beforeEach(() => {
  localStorage.clear();
  permissionRequests = 0;
  testShop = openTestShop();
  testShop.answers['/api/v1/customer/info'] = { id: 1, f_name: 'Mina', l_name: 'Vella' };
  const notification = {
    permission: 'default',
    requestPermission: async () => {
      permissionRequests += 1;
      return (notification.permission = 'denied');
    },
  };
  Object.assign(window, { Notification: notification, PushManager: class {}, isSecureContext: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
const show = (isOffered: boolean, token?: string) =>
  testShop.renderWithProviders(
    <WithFirebase.Provider value={isOffered}>
      <PushOffer order={{ id: '1', byPhone: false }} />
      <p>the page</p>
    </WithFirebase.Provider>,
    { messages: [trackingMessages], ...(token ? { token } : {}) },
  );
const heading = () => screen.queryByRole('heading', { name: 'Get updates on your order' });

it('[PUSH-06] "Not now" is final: the offer does not return', async () => {
  const first = await show(true, 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(heading()).toBeNull();
  expect(permissionRequests).toBe(0);
  first.unmount();
  await show(true, 't');
  await waitFor(() => expect(testShop.calls.length).toBeGreaterThan(1));
  expect(heading()).toBeNull();
});

it('[PUSH-06] a permission denied by the browser hides the offer, without an error', async () => {
  await show(true, 't');
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  await waitFor(() => expect(heading()).toBeNull());
  expect(permissionRequests).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is shown to signed-in customers of a shop with push keys only', async () => {
  const guest = await show(true);
  expect(screen.getByText('the page')).toBeVisible();
  expect(heading()).toBeNull();
  guest.unmount();
  await show(false, 't');
  expect(heading()).toBeNull();
  expect(testShop.callOf('/api/v1/customer/info')).toBeUndefined();
});

describe('[PLUS-50] a guest', () => {
  const SAVE = '/api/v1/customer/order/push-subscription';
  const subscription = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };
  let answer: number;
  beforeEach(() => {
    answer = 200;
    Object.assign(testShop.answers, {
      '/api/v1/config': { web_push_public_key: Buffer.alloc(65, 4).toString('base64url'), guest_push_status: 1 },
      [SAVE]: () => Response.json({ message: 'ok', errors: [] }, { status: answer }),
    });
    const notification = {
      permission: 'default',
      requestPermission: async () => (notification.permission = 'granted'),
    };
    const pushManager = {
      getSubscription: async () => null,
      subscribe: async () => ({ toJSON: () => subscription }),
    };
    const serviceWorker = { register: async () => undefined, ready: Promise.resolve({ pushManager }) };
    Object.assign(window, { Notification: notification });
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  });
  const welcome = async (orderId: string, guestId: string | null = '77', byPhone = false) => {
    const { renderWithProviders } = testShop;
    return renderWithProviders(<PushOffer order={{ id: orderId, byPhone }} />, {
      messages: [trackingMessages],
      before: async (store) => {
        if (guestId) store.dispatch(sessionSlice.actions.guestWelcomed(guestId));
      },
    });
  };
  const sent = () =>
    testShop.calls.flatMap(({ pathname }, index) =>
      pathname === SAVE ? [JSON.parse(String(testShop.sent[index]?.body)) as Record<string, unknown>] : [],
    );
  const own = (order: string) => ({ order_id: order, guest_id: '77', subscription });

  it('agrees after the first order; a later one is registered by itself, and nothing is asked again', async () => {
    const first = await welcome('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    await waitFor(() => expect(heading()).toBeNull());
    expect(sent()[0]).toEqual(own('1'));
    first.unmount();
    await welcome('2');
    await waitFor(() => expect(sent()).toContainEqual(own('2')));
    expect(heading()).toBeNull();
    expect(testShop.callOf('/api/v1/customer/info')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off notifications' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(sent().slice(-2)).toEqual(['2', '1'].map((order_id) => ({ order_id, guest_id: '77' })));
  });

  it('"Not now" holds for the orders to come', async () => {
    const first = await welcome('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    first.unmount();
    await welcome('2');
    await waitFor(() => expect(testShop.calls.length).toBeGreaterThan(1));
    expect([heading(), sent()]).toEqual([null, []]);
  });

  it('the backend refuses: it stays off, and the question stays for another try', async () => {
    answer = 404;
    await welcome('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeEnabled();
    answer = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Turn on notifications' }));
    await waitFor(() => expect(heading()).toBeNull());
  });

  it('is not asked by a backend that tells customers alone, nor of an order seen by phone, nor before there is a guest', async () => {
    const byPhone = await welcome('1', '77', true);
    await waitFor(() => expect(testShop.callOf('/api/v1/config')).toBeDefined());
    expect(heading()).toBeNull();
    byPhone.unmount();
    const nobody = await welcome('1', null);
    await waitFor(() => expect(testShop.callOf('/api/v1/config')).toBeDefined());
    expect(heading()).toBeNull();
    nobody.unmount();
    testShop.answers['/api/v1/config'] = { web_push_public_key: 'key' };
    const calls = testShop.calls.length;
    await welcome('1');
    await waitFor(() => expect(testShop.calls.length).toBeGreaterThan(calls));
    expect(heading()).toBeNull();
  });
});
