/** The push offer after an order: shown once, to customers and guests, and only where push is possible. */
import { PushOfferedProvider } from '@shop/push';
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
const show = (isOffered: boolean, token?: string, orderId = '1') =>
  testShop.renderWithProviders(
    <PushOfferedProvider value={isOffered}>
      <PushOffer orderId={orderId} />
      <p>the page</p>
    </PushOfferedProvider>,
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
