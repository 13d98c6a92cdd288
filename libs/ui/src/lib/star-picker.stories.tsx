import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StarPicker, type StarPickerProps } from './star-picker';

function Holder(props: StarPickerProps) {
  const [value, setValue] = useState(props.value);
  return <StarPicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui/Fields/StarPicker',
  component: StarPicker,
  render: Holder,
  args: {
    label: 'Bananas',
    value: 0,
    onChange: () => undefined,
    nameOf: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
} satisfies Meta<typeof StarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 3 } };
export const Sending: Story = { args: { value: 5, disabled: true } };
