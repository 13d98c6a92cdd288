/** Price ranges in both directions. */
import { minor } from '@shop/util';
import { render, screen } from '@testing-library/react';
import { FormatsProvider, useFormats } from './index';

const EURO = { symbol: '€', side: 'left', decimals: 2 } as const;
const DIRHAM = { symbol: 'د.إ', side: 'right', decimals: 2 } as const;

function Range({ low, high }: { low: number; high: number }) {
  return <bdi>{useFormats().moneyRange(minor(low), minor(high))}</bdi>;
}

it.each([
  ['en', EURO, 100, 300, '€1.00 – €3.00'],
  ['en', EURO, 100, 100, '€1.00'],
  ['ar', EURO, 100, 100, '€1.00'],
  // The mark makes the range right-to-left, the isolates keep each price left-to-right.
  ['ar', EURO, 100, 300, '\u200f\u2068€1.00\u2069 – \u2068€3.00\u2069'],
  ['ar', DIRHAM, 100, 300, '\u200f1.00\u00a0د.إ – 3.00\u00a0د.إ'],
])('a price range in %s, %j, from %i to %i', (language, money, low, high, expected) => {
  render(
    <FormatsProvider money={money} clock={{ language, timeZone: 'UTC', hours: '24' }}>
      <Range low={low} high={high} />
    </FormatsProvider>,
  );
  expect(screen.getByText((_, element) => element?.tagName === 'BDI').textContent).toBe(expected);
});
