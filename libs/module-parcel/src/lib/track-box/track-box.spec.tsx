import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trackBox } from './track-box';

it.each(['١٢٣٤٥٦٧٨٩', '\u2066#123 456 789\u2069', '۱۲۳۴۵۶۷۸۹'])('%j opens the order by its number', async (number) => {
  const { address } = await openTestShop().renderSection(trackBox, { token: 't' });
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.paste(number);
  expect(field).toHaveValue('123456789');
  await userEvent.click(screen.getByRole('button', { name: 'Track Now' }));
  expect(address()).toContain('track=123456789');
});
