/** Phones as people type and paste them (decision 083). */
import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './lib/address/phone-field';
import { addressFormMessages } from './messages';

function Field() {
  const [phone, setPhone] = useState('');
  return <PhoneField label="Phone" value={phone} onChange={setPhone} country="MT" error={null} />;
}

it.each([
  '٧٩٩٠٢٨٥٢',
  '\u202a+356 7990 2852\u202c',
  '(+356) 7990 2852',
  'tel:+356-7990-2852',
  '+٣٥٦ ٧٩٩٠ ٢٨٥٢',
  '٣٥٦٧٩٩٠٢٨٥٢+',
  '7990\u00a02852\u200f',
])('%j becomes an international number when the field is left', async (pasted) => {
  await openTestShop().renderWithProviders(<Field />, { messages: [addressFormMessages] });
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(field).toHaveValue('+356 7990 2852');
});

it('a country is found by its code in other digits', async () => {
  await openTestShop().renderWithProviders(<Field />, { messages: [addressFormMessages] });
  await userEvent.click(screen.getByRole('button', { name: /Malta/ }));
  // Two hundred countries: roles are not asked of them.
  await userEvent.click(await screen.findByLabelText('Search for a country'));
  await userEvent.paste('\u202a+\u06f3\u06f5\u06f6\u202c');
  expect(screen.getByText('+356')).toBeInTheDocument();
  expect(screen.queryByText('+20')).toBeNull();
});
