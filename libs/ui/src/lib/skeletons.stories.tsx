import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardSkeletons, LineSkeletons } from './skeletons';

const meta = {
  title: 'ui/States/Skeletons',
  component: CardSkeletons,
  args: { count: 4, label: 'Loading cards' },
} satisfies Meta<typeof CardSkeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading cards' })).toBeVisible();
  },
};
export const WideCards: Story = { args: { ratio: 2 } };
export const Row: Story = { args: { count: 9, row: { width: '200px', height: '260px' } } };
export const Lines: Story = { render: () => <LineSkeletons count={3} label="Loading lines" /> };
export const Text: Story = { render: () => <LineSkeletons shape="text" count={3} label="Loading a text" /> };
export const Fields: Story = { render: () => <LineSkeletons shape="field" count={3} label="Loading a form" /> };
