import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './loader';

const meta = {
  title: 'ui/States/Loader',
  component: Loader,
  args: { role: 'status', 'aria-label': 'Loading the picture' },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {};
export const Small: Story = { args: { size: 18 } };
