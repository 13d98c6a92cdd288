import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LongGrid } from './long-grid';

const SHAPE = { height: 80, column: 160, gap: { row: 12, column: 12 }, share: 0.45 };
const card = (index: number) => <div>Card {index + 1}</div>;

const meta = {
  title: 'ui/Layout/LongGrid',
  component: LongGrid,
  args: {
    shape: SHAPE,
    count: 12,
    render: card,
    keyOf: String,
    short: (count) => (
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{card(index)}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LongGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
/** Only nearby rows are in the page; `aria-setsize` gives the full count. */
export const Thousands: Story = {
  args: { count: 3000 },
  play: async ({ canvasElement }) => {
    const entries = () => canvasElement.querySelectorAll('[aria-setsize="3000"]');
    await waitFor(() => expect(entries().length).toBeGreaterThan(0));
    await expect(entries().length).toBeLessThan(300);
  },
};
