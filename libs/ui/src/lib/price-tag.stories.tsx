import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTag } from './price-tag';

const meta = {
  title: 'ui/Text/PriceTag',
  component: PriceTag,
  args: { now: '€8.82' },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { args: { before: '€9.80', beforeLabel: 'before' } };
export const Range: Story = { args: { now: '€4.00 – €9.00' } };
export const Large: Story = { args: { size: 'lg', before: '€9.80', beforeLabel: 'before' } };
export const Small: Story = { args: { size: 'sm' } };
