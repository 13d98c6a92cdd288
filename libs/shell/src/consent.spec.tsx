import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Consent from './lib/notices/consent';

beforeEach(() => localStorage.clear());

it('[PLUS-34] shows the cookie notice until it is accepted, and never again', async () => {
  const show = () => openTestShop().renderWithProviders(<Consent text="We keep your cart in this browser." />);
  const { unmount } = await show();
  expect(await screen.findByRole('region', { name: 'About cookies' })).toHaveTextContent('We keep your cart');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  await show();
  expect(screen.queryByRole('region')).toBeNull();
});
