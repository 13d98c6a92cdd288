/** The question before an order is ordered again. */
import type { AgainChange } from '@shop/domain/order-again';
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AgainDialog from './lib/again-dialog';
import { afterMessages } from './messages';

const CHANGES: AgainChange[] = [
  { kind: 'gone', name: 'Honey' },
  { kind: 'fewer', name: 'Milk', before: 3, now: 1 },
  { kind: 'dearer', name: 'Milk', before: minor(200), now: minor(250) },
];
let answers: boolean[];
const show = async (left: number, language: 'en' | 'ar' = 'en') => {
  answers = [];
  await openTestShop().renderWithProviders(
    <AgainDialog changes={CHANGES} left={left} onAnswer={(goesOn) => answers.push(goesOn)} />,
    { messages: [afterMessages], language },
  );
  return screen.findByRole('dialog');
};

it('[PLUS-16] says what is gone, fewer and dearer first, and adds the rest when told to', async () => {
  const dialog = await show(1);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['HoneyNo longer available', 'MilkOnly 1 of 3 left', 'MilkWas €2.00, now €2.50']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 item' }));
  expect(answers).toEqual([true]);
});

it('[PLUS-16] adds nothing when everything is gone, or when the customer does not want it', async () => {
  const dialog = await show(0);
  expect(within(dialog).queryByRole('button', { name: /Add/ })).toBeNull();
  await userEvent.click(within(dialog).getByText('Cancel'));
  expect(answers).toEqual([false]);
});

it('[PLUS-16] in Arabic', async () => {
  const dialog = await show(2, 'ar');
  expect(within(dialog).getByRole('button', { name: 'إضافة منتجين' })).toBeVisible();
  expect(dialog).toHaveTextContent(/كان .*€2\.00.*، والآن .*€2\.50/);
});
