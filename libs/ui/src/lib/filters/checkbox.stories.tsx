import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_TEXT } from '../../stories/texts';
import { Checkbox } from './checkbox';

const meta = {
  title: 'ui/Selection/Checkbox',
  component: Checkbox,
  args: { label: 'Add cutlery' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Add cutlery' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Some: Story = { args: { indeterminate: true } };
export const Invalid: Story = { args: { error: 'agree to go on.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { label: LONG_TEXT, style: { maxInlineSize: 280 } } };
