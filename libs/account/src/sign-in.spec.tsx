/** Error messages of a rejected sign-in. */
import { openTestShop, type TestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPage } from './lib/sign-in-page';
import { SignUpPage } from './lib/sign-up-page';
import { accountMessages } from './messages';

let testShop: TestShop;
const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => {
  toasts.splice(0);
  testShop = openTestShop();
});
const open = () =>
  testShop.renderWithProviders(<SignInPage guestId={null} next="/home" onSignedIn={() => undefined} />, {
    messages: [accountMessages],
  });
const send = async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Email or phone'), 'mina@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong one');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('says what an account is good for, below the form in reading order', async () => {
  await open();
  const reasons = await screen.findByRole('region', { name: 'With an account' });
  expect(within(reasons).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('form', { name: 'Sign in' }).compareDocumentPosition(reasons)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('[AUTH-03] wrong credentials are shown once, at the password field', async () => {
  testShop.elsewhere = () =>
    Response.json({ errors: [{ code: 'auth-001', message: 'These details are not right.' }] }, { status: 401 });
  await send();
  // An alert is announced when it appears.
  expect(await screen.findByRole('alert')).toHaveTextContent('These details are not right.');
  expect(screen.getAllByText('These details are not right.')).toHaveLength(1);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('These details are not right.');
  expect(screen.getByLabelText('Email or phone')).toHaveValue('mina@example.com');
  await userEvent.type(password, '2');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('errors that belong to no field are shown above the fields', async () => {
  testShop.elsewhere = () =>
    Response.json({ errors: [{ code: 'blocked', message: 'This account is blocked.' }] }, { status: 403 });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is blocked.');
  expect(screen.getByLabelText('Password')).not.toBeInvalid();
});

describe('a new account', () => {
  const fill = async (password: string) => {
    const signedIn: string[] = [];
    await testShop.renderWithProviders(
      <SignUpPage guestId={null} next="/home" onSignedIn={(token) => signedIn.push(token)} />,
      {
        messages: [accountMessages],
      },
    );
    for (const [label, text] of [
      ['First name', 'Mina'],
      ['Email', 'mina@example.com'],
      ['Phone', '+356 7900 0000'],
      ['Password', password],
      ['Confirm password', password],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.click(screen.getByLabelText(/I accept/));
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    return signedIn;
  };

  it.each([
    ['        ', 'This password is easy to guess. Use a wider mix of characters.'],
    ['aaaaaaaa', 'This password is easy to guess. Use a wider mix of characters.'],
    ['+35679000000', 'Choose a password that is not your email or phone number.'],
    ['seven77', 'Use at least 8 characters.'],
  ])('[AUTH-06] the password %j is rejected before any request, at its field', async (password, message) => {
    await fill(password);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(testShop.sent).toEqual([]);
  });

  it('[AUTH-07] every reason of a refusal is shown, at its field or above them', async () => {
    testShop.elsewhere = () =>
      Response.json(
        {
          errors: [
            { code: 'email', message: 'This email is taken.' },
            { code: 'phone', message: 'This phone is taken.' },
            { code: 'closed', message: 'No new accounts today.' },
          ],
        },
        { status: 403 },
      );
    await fill('correct horse battery');
    for (const text of ['This email is taken.', 'This phone is taken.', 'No new accounts today.'])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('[AUTH-09] the code is sent with the proof of the request, if the backend sent one', async () => {
    const bodies = () =>
      testShop.sent.flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body) as object] : []));
    for (const proof of ['p'.repeat(43), undefined]) {
      testShop = openTestShop();
      const asked = { token: null, is_phone_verified: 0, phone: '+35679000000', message: null, proof };
      testShop.answers['/api/v1/auth/sign-up'] = asked;
      testShop.answers['/api/v1/auth/verify-phone'] = { token: 'fresh', is_phone_verified: 1 };
      const signedIn = await fill('correct horse battery');
      const first = await screen.findByLabelText('Code, digit 1 of 6');
      await userEvent.type(first, '123456');
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(signedIn).toEqual(['fresh']));
      const { proof: sent, otp } = bodies().at(-1) as { proof?: string; otp: string };
      expect([otp, sent]).toEqual(['123456', proof]);
      cleanup();
    }
  });
});

describe('what is typed on an Arabic keyboard or pasted with marks', () => {
  const bodies = () => testShop.sent.map(({ body }) => JSON.parse(String(body)) as Record<string, string>);
  const paste = async (label: string, text: string) => {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  };

  it('signs up and takes the code in its boxes', async () => {
    const asked = { token: null, is_phone_verified: 0, phone: '+35679902852', message: null };
    testShop.answers['/api/v1/auth/sign-up'] = asked;
    testShop.answers['/api/v1/auth/verify-phone'] = { token: 'fresh', is_phone_verified: 1 };
    const signedIn: string[] = [];
    await testShop.renderWithProviders(
      <SignUpPage guestId={null} next="/home" onSignedIn={(token) => signedIn.push(token)} />,
      { messages: [accountMessages] },
    );
    await paste('First name', '\u202bعلی\u200cرضا\u202c');
    await paste('Email', '\u2068mina@example.com\u2069');
    await paste('Phone', '\u202a(+٣٥٦) ٧٩٩٠ ٢٨٥٢\u202c');
    await paste('Password', 'كلمة مرور طويلة\u200f');
    await paste('Confirm password', 'كلمة مرور طويلة\u200f');
    await userEvent.click(screen.getByLabelText(/I accept/));
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    const first = await screen.findByLabelText('Code, digit 1 of 6');
    expect(bodies()[0]).toMatchObject({
      f_name: 'علی\u200cرضا',
      email: 'mina@example.com',
      phone: '+356 7990 2852',
      password: 'كلمة مرور طويلة\u200f',
    });
    await userEvent.type(first, '٤');
    expect(first).toHaveValue('4');
    expect(screen.getByLabelText('Code, digit 2 of 6')).toHaveFocus();
    await userEvent.keyboard('۱۱');
    await userEvent.paste('\u202a٤١١ ٧٥٢\u202c');
    expect(screen.getByLabelText('Code, digit 6 of 6')).toHaveValue('2');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(signedIn).toEqual(['fresh']));
    expect(bodies().at(-1)).toMatchObject({ otp: '411752' });
  });

  it('signs in by phone and by address', async () => {
    testShop.answers['/api/v1/auth/login'] = { token: 'fresh', is_phone_verified: 1 };
    const signedIn: string[] = [];
    await testShop.renderWithProviders(
      <SignInPage guestId={null} next="/home" onSignedIn={(token) => signedIn.push(token)} />,
      { messages: [accountMessages] },
    );
    await paste('Email or phone', '\u200e+٣٥٦ ٧٩٩٠ ٢٨٥٢');
    await paste('Password', ' secret\u200f ');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(signedIn).toHaveLength(1));
    await userEvent.clear(screen.getByLabelText('Email or phone'));
    await paste('Email or phone', '\ufeffmina＠example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(signedIn).toHaveLength(2));
    expect(bodies()).toMatchObject([
      { email_or_phone: '+356 7990 2852', phone: '+356 7990 2852', field_type: 'phone', password: ' secret\u200f ' },
      { email_or_phone: 'mina@example.com', field_type: 'email', password: ' secret\u200f ' },
    ]);
  });

  it('a name of marks alone is missing', async () => {
    await testShop.renderWithProviders(<SignUpPage guestId={null} next="/home" onSignedIn={() => undefined} />, {
      messages: [accountMessages],
    });
    await paste('First name', '\u200f\u200e');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(testShop.sent).toEqual([]);
  });
});
