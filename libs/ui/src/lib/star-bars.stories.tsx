import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarBars } from './star-bars';

const meta = {
  title: 'ui/Text/StarBars',
  component: StarBars,
  args: {
    label: 'Reviews per star',
    counts: [0, 2, 5, 21, 48],
    nameOf: (stars, count) => `${stars} stars: ${count} reviews`,
  },
} satisfies Meta<typeof StarBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    // The best first; a screen reader hears words instead of bars.
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('5 stars: 48 reviews');
  },
};
export const One: Story = { args: { counts: [0, 0, 0, 0, 1] } };
export const Thousands: Story = { args: { counts: [12, 40, 310, 4200, 18_300] } };
