import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_TEXT } from '../stories/texts';
import { ReadMore } from './read-more';

const meta = {
  title: 'ui/Text/ReadMore',
  component: ReadMore,
  args: { text: LONG_TEXT, labels: { expand: 'Read more', collapse: 'Read less' } },
} satisfies Meta<typeof ReadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/three families/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Read more', expanded: false }));
    await expect(canvas.getByText(/three families/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read less', expanded: true }));
    await expect(canvas.queryByText(/three families/)).toBeNull();
  },
};
export const ShortEnough: Story = {
  args: { text: 'Store dry and closed.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
