import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WithState } from '../stories/with-state';
import { noop } from '../stories/texts';
import { QuantityStepper } from './quantity-stepper';

const labels = { group: 'Quantity of Milk', less: 'One less', more: 'One more', remove: 'Remove Milk' };
const meta = {
  title: 'ui/Buttons/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 1, labels, onLess: noop, onMore: noop },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheCart: Story = {
  render: (args) => (
    <WithState initial={1}>
      {(quantity, set) => (
        <QuantityStepper
          {...args}
          quantity={quantity}
          onLess={() => set(quantity - 1)}
          onMore={() => set(quantity + 1)}
          onRemove={() => set(0)}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Milk' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
export const AtItsLeast: Story = {
  args: { lessDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeDisabled();
  },
};
export const AtItsMost: Story = { args: { quantity: 99, moreDisabled: true } };
