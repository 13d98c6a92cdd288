/** Signed-in devices in the settings (PLUS-45). */
import { openTestShop, type TestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileMessages } from './index';
import { DevicesCard } from './lib/devices/devices-card';
import { deviceMessages } from './lib/devices/messages';

const DEVICES = '/api/v1/customer/devices';
let testShop: TestShop;
const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => {
  toasts.length = 0;
  testShop = openTestShop();
});

const device = (id: string, over: object = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  is_current: 0,
  created_at: '2026-03-01T08:00:00.000Z',
  used_at: '2026-03-04T20:10:00.000Z',
  ...over,
});
const HERE = device('here', { is_current: 1 });
const PHONE = device('phone', { browser: 'Safari', system: 'iPhone' });
const TABLET = device('tablet', { browser: '', system: 'iPad' });
const ODD = device('odd', { browser: '', system: '' });

const show = (devices: object[], options: object = {}) => {
  testShop.answers[DEVICES] = { devices };
  return testShop.renderWithProviders(<DevicesCard />, {
    messages: [profileMessages, deviceMessages],
    token: 't',
    path: '/settings',
    ...options,
  });
};
const names = () =>
  screen.getAllByRole('listitem').map((entry) => entry.querySelector('span')?.firstChild?.textContent);
/** The card, or its place while it loads. */
const shownIn = (container: HTMLElement) => container.querySelector('.place');
const signOut = (name: string) => screen.findByRole('button', { name: `Sign out ${name}` });
const bodiesOf = (path: string) =>
  testShop.sent.filter((_call, index) => testShop.calls[index]?.pathname === path).map(({ body }) => String(body));

it('[PLUS-45] lists this device and the one used last; a press shows all', async () => {
  await show([HERE, PHONE, TABLET, ODD]);
  const list = await screen.findByRole('list', { name: 'Signed-in devices' });
  expect(names()).toEqual(['Chrome on Windows', 'Safari on iPhone']);
  const [here, phone] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(here).toHaveTextContent(/^Chrome on WindowsThis device$/);
  expect(within(here).queryByRole('button')).toBeNull();
  expect(phone).toHaveTextContent(/Last used Mar 4, 2026/);
  expect(await signOut('Safari on iPhone')).toHaveAccessibleDescription(/^Last used Mar 4, 2026/);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toEqual(['Chrome on Windows', 'Safari on iPhone', 'iPad', 'Unknown device']);
  await waitFor(async () => expect(await signOut('iPad')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('[PLUS-45] signs one device out, says so, and moves the focus to the next', async () => {
  await show([HERE, PHONE, TABLET]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  testShop.answers[`${DEVICES}/sign-out`] = { message: 'The device was signed out.' };
  await userEvent.click(await signOut('Safari on iPhone'));
  await waitFor(() => expect(names()).toEqual(['Chrome on Windows', 'iPad']));
  expect(bodiesOf(`${DEVICES}/sign-out`)).toEqual(['{"device_id":"phone"}']);
  expect(toasts).toEqual(['The device was signed out.']);
  await waitFor(async () => expect(await signOut('iPad')).toHaveFocus());
  await userEvent.click(await signOut('iPad'));
  expect(await screen.findByText(/^You are signed in on no other device\./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
  expect(screen.queryByRole('button')).toBeNull();
});

it('[PLUS-45] a refusal is told in the words of the backend, and the list is read again', async () => {
  await show([HERE, PHONE]);
  const button = await signOut('Safari on iPhone');
  const gone = { code: 'device_id', message: 'This device is no longer signed in.' };
  testShop.answers[`${DEVICES}/sign-out`] = Response.json({ errors: [gone] }, { status: 404 });
  testShop.answers[DEVICES] = { devices: [HERE] };
  await userEvent.click(button);
  expect(await screen.findByText(/^You are signed in on no other device\./)).toBeVisible();
  expect(toasts).toEqual(['This device is no longer signed in.']);
});

it('[PLUS-45] signs all others out after a confirmation, which stays and says why it failed', async () => {
  await show([HERE, PHONE, TABLET]);
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  await ask();
  const dialog = await screen.findByRole('dialog', { name: 'Do you want to sign out all other devices?' });
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(testShop.callOf(`${DEVICES}/sign-out-others`)).toBeUndefined();
  await ask();
  const confirm = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out all others' }));
  const busy = { code: 'throttled', message: 'Too many requests. Try again in a moment.' };
  testShop.answers[`${DEVICES}/sign-out-others`] = Response.json({ errors: [busy] }, { status: 429 });
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Try again in a moment.');
  testShop.answers[`${DEVICES}/sign-out-others`] = { message: 'All other devices were signed out.' };
  testShop.answers[DEVICES] = { devices: [HERE] };
  await confirm();
  await waitFor(() => expect(names()).toEqual(['Chrome on Windows']));
  expect(toasts).toEqual(['All other devices were signed out.']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus());
});

it('[PLUS-45] shows nothing where the backend lists none', async () => {
  testShop.answers[DEVICES] = new Response('{}', { status: 404 });
  const { container } = await testShop.renderWithProviders(<DevicesCard />, {
    messages: [profileMessages, deviceMessages],
    token: 'another',
  });
  expect(shownIn(container)).not.toBeNull();
  await waitFor(() => expect(shownIn(container)).toBeNull());
});

it('[PLUS-45] reads odd answers, and leaves out what could not be signed out', async () => {
  const odd = { id: 7, browser: ' x'.repeat(90), system: null, is_current: '1', created_at: 'no', used_at: 5 };
  await show([odd, { browser: 'Chrome' }, null, 'x'] as object[]);
  expect(await screen.findByText('This device')).toBeVisible();
  expect(names()).toEqual([' x'.repeat(90).trim().slice(0, 40)]);
});

it('[PLUS-45] a list that fails can be read again', async () => {
  testShop.elsewhere = () => new Response('{}', { status: 500 });
  await testShop.renderWithProviders(<DevicesCard />, { messages: [profileMessages, deviceMessages], token: 't' });
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent('Your devices could not be loaded.');
  testShop.answers[DEVICES] = { devices: [HERE, PHONE] };
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await signOut('Safari on iPhone')).toBeVisible();
});

it('[PLUS-45] says it in Arabic, with the names of makers as they are', async () => {
  await show([HERE, PHONE], { language: 'ar' });
  expect(await screen.findByRole('region', { name: 'الأجهزة المتصلة بحسابك' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^تسجيل الخروج من .*Safari.* على .*iPhone/ })).toBeVisible();
  expect(screen.getByText(/^آخر استخدام: /)).toBeVisible();
});

it('[PLUS-45] without a sign-in there is nothing, and nothing is asked', async () => {
  const { container } = await show([HERE], { token: null });
  expect(shownIn(container)).toBeNull();
  expect(testShop.callOf(DEVICES)).toBeUndefined();
});
