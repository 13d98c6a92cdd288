import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars';

const meta = {
  title: 'ui/Text/Stars',
  component: Stars,
  args: { value: 4, label: 'Rated 4 of 5' },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    // Read-only: an image of a rating, without controls.
    await expect(canvas.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const AndAHalf: Story = { args: { value: 3.5, label: 'Rated 3.5 of 5' } };
export const None: Story = { args: { value: 0, label: 'Rated 0 of 5' } };
