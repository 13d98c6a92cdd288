import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stars } from './stars';

const meta = {
  title: 'ui/Text/Stars',
  component: Stars,
  args: { value: 4, label: 'Rated 4 of 5' },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement }) => {
    // Read-only: an image of a rating, without controls.
    await expect(within(canvasElement).getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
  },
};
export const AndAHalf: Story = { args: { value: 3.5, label: 'Rated 3.5 of 5' } };
export const None: Story = { args: { value: 0, label: 'Rated 0 of 5' } };
