import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_WORD } from '../stories/texts';
import { NativeSelect } from './native-select';

const meta = {
  title: 'ui/Forms/NativeSelect',
  component: NativeSelect,
  args: { label: 'Time', data: ['As soon as possible', '12:00 – 12:30', '12:30 – 13:00'] },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Time' });
    await userEvent.selectOptions(field, '12:30 – 13:00');
    await expect(field).toHaveValue('12:30 – 13:00');
  },
};
export const Invalid: Story = { args: { error: 'choose a time.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { data: [LONG_WORD], style: { maxInlineSize: 240 } } };
