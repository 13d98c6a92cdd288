/** What the tip field shows is what is charged (decision 083). */
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TipField } from './index';
import { orderFormMessages } from './messages';

function Order({ onTip }: { onTip: (tip: number) => void }) {
  const [tip, setTip] = useState(minor(0));
  return (
    <TipField
      tip={tip}
      mostFrequent={null}
      onChange={(next) => {
        setTip(next);
        onTip(next);
      }}
    />
  );
}
const amount = () => screen.getByLabelText('Amount');

const ANOTHER = { en: 'Another amount', ar: 'مبلغ آخر' };
/** @returns the tips that the order had */
async function show(language: 'en' | 'ar' = 'en'): Promise<number[]> {
  const tips: number[] = [];
  const shop = openTestShop();
  shop.answers['/api/v1/config'] = { digit_after_decimal_point: 2, currency_symbol: '€' };
  await shop.renderWithProviders(<Order onTip={(tip) => tips.push(tip)} />, {
    messages: [orderFormMessages],
    language,
  });
  await userEvent.click(screen.getByLabelText(ANOTHER[language]));
  return tips;
}

it.each([
  ['٢٫٥', 250, '2.5'],
  ['۲٫۵۰', 250, '2.5'],
  ['2,5', 250, '2.5'],
  ['٣', 300, '3'],
  ['١٢٫٣٤', 1234, '12.34'],
  ['€2.50', 250, '2.5'],
  ['2.555', 256, '2.56'],
  ['0', 0, '0'],
])('%s is a tip of %i cents, and the field says so when it is left', async (typed, cents, shown) => {
  const tips = await show();
  await userEvent.type(amount(), typed);
  expect(tips.at(-1)).toBe(cents);
  await userEvent.tab();
  expect(amount()).toHaveValue(shown);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a pasted amount with groups and marks is read as a whole', async () => {
  const tips = await show();
  await userEvent.click(amount());
  await userEvent.paste('\u202a€\u00a01٬234.5\u202c');
  expect(tips.at(-1)).toBe(100_000);
  await userEvent.clear(amount());
  await userEvent.paste('\u202b١٢٣٫٥\u202c');
  expect(tips.at(-1)).toBe(12_350);
});

it('an amount above the highest tip becomes the highest tip in the field too, and is told', async () => {
  const tips = await show();
  await userEvent.type(amount(), '1000000');
  expect(amount()).toHaveValue('1000');
  expect(tips.at(-1)).toBe(100_000);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '999999');
  expect(amount()).toHaveValue('1000');
  expect(await screen.findByRole('alert')).toHaveTextContent('The highest tip is €1,000.00.');
  await userEvent.clear(amount());
  await userEvent.type(amount(), '5');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what is no amount is no tip, and the field says so, in Arabic too', async () => {
  const tips = await show();
  await userEvent.type(amount(), '1.2.3');
  expect(tips.at(-1)).toBe(0);
  expect(screen.getByRole('alert')).toHaveTextContent('This is not an amount, so no tip is added.');
  await userEvent.tab();
  expect(amount()).toHaveValue('1.2.3');
  cleanup();
  await show('ar');
  await userEvent.type(screen.getByLabelText('المبلغ'), '١٫٢٫٣');
  expect(screen.getByRole('alert')).toHaveTextContent('هذا ليس مبلغًا، لذلك لن تُضاف إكرامية.');
});
