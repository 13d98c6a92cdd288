/** Signing out clears the session at once; the server is notified afterwards, without waiting. */
import { sessionSlice, useSession } from '@shop/session';
import { openTestShop, type TestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import SignOutDialog from './lib/sign-out-dialog';
import { menuMessages } from './messages';

let testShop: TestShop;
const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => {
  toasts.splice(0);
  testShop = openTestShop();
});

function Account() {
  const dispatch = useDispatch();
  const { token } = useSession('token');
  const [asked, setAsked] = useState(true);
  return (
    <>
      <p>{token ? 'signed in' : 'signed out'}</p>
      {asked ? (
        <SignOutDialog
          onClose={() => setAsked(false)}
          onSignOut={() => void dispatch(sessionSlice.actions.signedOut())}
        />
      ) : null}
    </>
  );
}
const leave = async () => {
  await testShop.renderWithProviders(<Account />, { messages: [menuMessages], token: 'mine' });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
};
const told = () => testShop.calls.findIndex(({ pathname }) => pathname === '/api/v1/customer/sign-out');

it('[AUTH-21] the session ends half a second after the confirmation, not before', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  await leave();
  expect(screen.getByText('signed in')).toBeVisible();
  expect(waits.mock.calls.map(([, wait]) => wait)).toContain(500);
  waits.mockRestore();
  expect(await screen.findByText('signed out')).toBeVisible();
});

it('[AUTH-15] the server revokes the token after it was cleared here', async () => {
  let before: string | null = null;
  testShop.answers['/api/v1/customer/sign-out'] = () => {
    before = screen.queryByText(/signed (in|out)/)?.textContent ?? null;
    return { message: 'Signed out' };
  };
  await leave();
  await waitFor(() => expect(told()).toBeGreaterThanOrEqual(0));
  expect(before).toBe('signed out');
  expect(new Headers(testShop.sent[told()]?.headers).get('authorization')).toBe('Bearer mine');
});

it.each([
  ['has no such call', () => Response.json({ errors: [] }, { status: 404 })],
  ['knows the token no more', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  [
    'is away',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('[AUTH-15] [AUTH-23] signing out succeeds even when the backend %s', async (_name, answer) => {
  testShop.elsewhere = answer;
  await leave();
  expect(await screen.findByText('signed out')).toBeVisible();
  await waitFor(() => expect(told()).toBeGreaterThanOrEqual(0));
  expect(toasts).toEqual([]);
});

it('[PLUS-50] tells the backend that a browser that was told is told no more', async () => {
  localStorage.setItem('pushMessages', JSON.stringify({ customerId: '1', choice: 'yes', sent: 'en device' }));
  await leave();
  await waitFor(() => expect(told()).toBeGreaterThan(0));
  expect(JSON.parse(String(testShop.sent[told() - 1]?.body))).toMatchObject({ cm_firebase_token: '@' });
  localStorage.clear();
});
