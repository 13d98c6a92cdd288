/** What a refused sign-in says, and where. */
import { openStage, type Stage } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPage } from './lib/sign-in-page';
import { accountTexts } from './lib/texts';

let stage: Stage;
const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => {
  toasts.splice(0);
  stage = openStage();
});
const send = async () => {
  await stage.show(<SignInPage guestId={null} next="/home" onSignedIn={() => undefined} />, {
    texts: [accountTexts] as never,
  });
  await userEvent.type(screen.getByLabelText('Email or phone'), 'mina@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong one');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('[AUTH-03] wrong words are told once, at the field that is written anew', async () => {
  stage.elsewhere = () =>
    Response.json({ errors: [{ code: 'auth-001', message: 'These details are not right.' }] }, { status: 401 });
  await send();
  // An alert is read aloud when it comes.
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

it('what is no fault of a field is told above them', async () => {
  stage.elsewhere = () =>
    Response.json({ errors: [{ code: 'blocked', message: 'This account is blocked.' }] }, { status: 403 });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is blocked.');
  expect(screen.getByLabelText('Password')).not.toBeInvalid();
});
