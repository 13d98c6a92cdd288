import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held';
import { nothing } from '../stories/words';
import { QuantityStepper } from './quantity-stepper';

const labels = { group: 'Quantity of Milk', less: 'One less', more: 'One more', remove: 'Remove Milk' };
const meta = {
  title: 'ui/Actions/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 1, labels, onLess: nothing, onMore: nothing },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheCart: Story = {
  render: (args) => (
    <Held start={1}>
      {(quantity, set) => (
        <QuantityStepper
          {...args}
          quantity={quantity}
          onLess={() => set(quantity - 1)}
          onMore={() => set(quantity + 1)}
          onRemove={() => set(0)}
        />
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Remove Milk' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('button', { name: 'One less' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};
export const AtItsLeast: Story = {
  args: { lessDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'One less' })).toBeDisabled();
  },
};
export const AtItsMost: Story = { args: { quantity: 99, moreDisabled: true } };
