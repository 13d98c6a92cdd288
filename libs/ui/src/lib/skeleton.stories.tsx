import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = {
  title: 'ui/States/Skeleton',
  component: Skeleton,
  args: { height: 120 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Line: Story = { args: { height: 14, width: '60%' } };
export const Circle: Story = { args: { borderRadius: '50%', height: 48, width: 48 } };
