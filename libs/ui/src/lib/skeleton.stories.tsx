import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = {
  title: 'ui/States/Skeleton',
  component: Skeleton,
  args: { height: 120, radius: 'md' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Line: Story = { args: { height: 14, width: '60%' } };
export const Circle: Story = { args: { circle: true, height: 48 } };
export const Filled: Story = { args: { visible: false, children: 'What it was kept for', height: 'auto' } };
