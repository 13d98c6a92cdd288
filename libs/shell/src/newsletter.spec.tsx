/** The newsletter form of the footer. */
import { openTestShop, type TestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from './lib/footer/newsletter';
import { shellMessages } from './messages';

const SUBSCRIBE = '/api/v1/newsletter/subscribe';
const toasts: string[] = [];
let testShop: TestShop;
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(async () => {
  toasts.splice(0);
  testShop = openTestShop();
  await testShop.renderWithProviders(<Newsletter title="Good things" text="Once a week." />, {
    messages: [shellMessages],
  });
});

const field = () => screen.getByRole('textbox', { name: 'Your email' });
const send = () => screen.getByRole('button', { name: 'Subscribe' });
const sent = () =>
  testShop.sent.flatMap(({ body }, at) =>
    testShop.calls[at]?.pathname === SUBSCRIBE ? [JSON.parse(String(body)) as object] : [],
  );

it('[FOOT-01] [FOOT-02] [FOOT-03] an invalid address is refused before it is sent', async () => {
  expect(screen.getByRole('form', { name: 'Good things' })).toHaveTextContent('Once a week.');
  await userEvent.type(field(), 'a@b');
  await userEvent.click(send());
  expect(toasts).toEqual(['Please insert a valid email.']);
  expect(field()).toHaveValue('a@b');
  expect(sent()).toEqual([]);
});

it('[FOOT-05] [FOOT-06] [FOOT-09] a second press while it is sent sends nothing; then the field is empty', async () => {
  let answer = () => {};
  testShop.answers[SUBSCRIBE] = () =>
    new Promise((done) => (answer = () => done(Response.json({ message: 'Subscribed' }))));
  await userEvent.type(field(), 'mina@b.co');
  await userEvent.click(send());
  await userEvent.click(send());
  answer();
  await waitFor(() => expect(toasts).toEqual(['Subscribed Successfully']));
  expect(field()).toHaveValue('');
  expect(sent()).toEqual([{ email: 'mina@b.co' }]);
});

it('[FOOT-07] after a refusal the field keeps its text', async () => {
  testShop.answers[SUBSCRIBE] = () =>
    Response.json({ errors: [{ code: 'email', message: 'Already subscribed.' }] }, { status: 403 });
  await userEvent.type(field(), 'mina@b.co');
  await userEvent.click(send());
  await waitFor(() => expect(toasts).toEqual(['Already subscribed.']));
  expect(field()).toHaveValue('mina@b.co');
});
