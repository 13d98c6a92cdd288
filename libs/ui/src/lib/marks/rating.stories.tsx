import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating';

const meta = {
  title: 'ui/Text/Rating',
  component: Rating,
  args: { value: '4.90', label: 'Rated 4.90 of 5' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithCount: Story = { args: { count: 209 } };
export const NotRatedYet: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
