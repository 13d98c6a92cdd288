/** The connection breaks between two pages of a list: the virtualized grid fails to load. */
import { render, screen } from '@testing-library/react';
import { LongGrid } from './lib/long-grid';

jest.mock('./lib/virtual-grid', () => {
  throw new Error('offline');
});

const shape = { height: 100, column: 180, share: 0.5, gap: { row: 16, column: 16 } };
const list = (count: number) => (
  <LongGrid shape={shape} count={count} keyOf={String} render={String} short={(most) => <p>{most} drawn</p>} />
);

it('renders a long list whole when virtualization failed to load, and a short one as always', async () => {
  const { rerender } = render(list(20));
  expect(screen.getByText('20 drawn')).toBeVisible();
  rerender(list(70));
  expect(await screen.findByText('70 drawn')).toBeVisible();
});
