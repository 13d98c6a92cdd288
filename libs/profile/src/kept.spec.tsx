/** The download of the customer's data, and what the dialog says before an account is deleted. */
import { openTestShop, type TestShop, type TestShopOptions } from '@shop/testing';
import { DELETED_PARTS, STAYING_PARTS } from '@shop/domain/account-removal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileMessages, SettingsPage } from './index';
import { keptMessages } from './lib/kept/messages';
import ar from './locales/kept/ar.json';
import en from './locales/kept/en.json';

const FILE = '/api/v1/customer/kept-data';
const config = { digit_after_decimal_point: 2, currency_symbol: '€', kept_data_status: 1 };
let testShop: TestShop;
/** Names and addresses of the files that were saved. */
const saved: [string, string][] = [];
beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  testShop = openTestShop();
  testShop.answers['/api/v1/config'] = config;
  let files = 0;
  URL.createObjectURL = () => `blob:${(files += 1)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href]);
  });
});
afterEach(() => jest.restoreAllMocks());
const show = (options: TestShopOptions = {}) =>
  testShop.renderWithProviders(<SettingsPage preferences={null} onRemoved={() => undefined} />, {
    messages: [profileMessages, keptMessages],
    token: 't',
    ...options,
  });
const button = () => screen.findByRole('button', { name: 'Download your data' });
const file = () =>
  new Response('{"person":[]}', {
    headers: { 'content-disposition': 'attachment; filename="my-data-2026-03-05.json"' },
  });
const asked = () => testShop.calls.filter(({ pathname }) => pathname === FILE).length;

it('[PLUS-46] a press downloads the file, says that it is under way, and then its name', async () => {
  let answer: (response: Response) => void = () => undefined;
  testShop.answers[FILE] = () => new Promise<Response>((resolve) => (answer = resolve));
  await show();
  const press = await button();
  expect(asked()).toBe(0);
  await userEvent.click(press);
  const section = within(screen.getByRole('region', { name: 'Your data' }));
  await waitFor(() => expect(section.getByRole('status')).toHaveTextContent('Collecting your data'));
  expect(press).toBeDisabled();
  answer(file());
  await waitFor(() =>
    expect(section.getByRole('status')).toHaveTextContent('Your data has been downloaded as my-data-2026-03-05.json.'),
  );
  expect(saved).toEqual([['my-data-2026-03-05.json', 'blob:1']]);
  expect(document.querySelector('a[download]')).toBeNull();
});

it.each([
  [
    'the server’s message',
    429,
    { errors: [{ code: 'throttled', message: 'Try again in 5 minutes.' }] },
    'Try again in 5 minutes.',
  ],
  ['that it is not there', 404, {}, 'The download is not available here.'],
  ['that it failed', 500, {}, 'Your data could not be downloaded. Try again.'],
])('[PLUS-46] a refused download says %s, and can be pressed again', async (_what, status, body, message) => {
  testShop.answers[FILE] = () => Response.json(body, { status });
  await show();
  await userEvent.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(saved).toEqual([]);
  testShop.answers[FILE] = file;
  await userEvent.click(await button());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[PLUS-46] a sign-in that has ended is over, as with every other call', async () => {
  testShop.answers[FILE] = () =>
    Response.json({ errors: [{ code: 'auth-001', message: 'Sign in.' }] }, { status: 401 });
  const { store } = await show();
  await userEvent.click(await button());
  await waitFor(() => expect((store.getState() as { session: { token: unknown } }).session.token).toBeNull());
  expect(saved).toEqual([]);
});

it('[PLUS-46] the file is let go once it was saved', async () => {
  const revoked: string[] = [];
  URL.revokeObjectURL = (url) => void revoked.push(url);
  testShop.answers[FILE] = file;
  await show();
  const press = await button();
  // Not a mock of Jest, which the testing library would take for a stopped clock.
  const { setTimeout: real } = globalThis;
  const ends: (() => void)[] = [];
  globalThis.setTimeout = ((end: () => void, pause: number) =>
    pause === 60_000 ? ends.push(end) : real(end, pause)) as typeof setTimeout;
  await userEvent.click(press);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(revoked).toEqual([]);
  globalThis.setTimeout = real;
  for (const end of ends) end();
  expect(revoked).toEqual(['blob:1']);
});

it('[PLUS-46] another backend is asked for nothing and promised nothing', async () => {
  testShop.answers['/api/v1/config'] = { ...config, kept_data_status: undefined };
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('you will no longer see your orders');
  expect(dialog).not.toHaveTextContent(en.removal.staysTitle);
  expect(screen.queryByRole('button', { name: 'Download your data' })).toBeNull();
  expect(asked()).toBe(0);
});

it.each([
  ['en', en, 'Delete account'],
  ['ar', ar, 'حذف الحساب'],
] as const)(
  '[PLUS-46] the dialog says what goes, what stays and why, and offers the file (%s)',
  async (language, texts, name) => {
    await show({ language });
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    const [deleted, stays] = (await dialog.findAllByRole('list')) as [HTMLElement, HTMLElement];
    expect(
      within(deleted)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(DELETED_PARTS.map((part) => texts.removal.deleted[part]));
    expect(
      within(stays)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(STAYING_PARTS.map((part) => `${texts.removal.stays[part].what}${texts.removal.stays[part].why}`));
    testShop.answers[FILE] = file;
    await userEvent.click(dialog.getByRole('button', { name: texts.download }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(testShop.callOf('/api/v1/customer/remove-account')).toBeUndefined();
  },
);
