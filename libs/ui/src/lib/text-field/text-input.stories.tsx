import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ARABIC_NAME, ARABIC_TEXT, LONG_TEXT } from '../../stories/texts';
import { TextInput } from './text-input';

const meta = {
  title: 'ui/Forms/TextInput',
  component: TextInput,
  args: { label: 'Name', placeholder: 'As on the door' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Mina Vella');
    await expect(field).toHaveValue('Mina Vella');
  },
};
export const Required: Story = { args: { required: true, description: 'The courier asks for it.' } };
export const Invalid: Story = {
  args: { error: 'name is required.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('name is required.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'mina@example.com' } };
/** The text keeps its own direction. */
export const Arabic: Story = { args: { defaultValue: ARABIC_NAME } };
export const LongError: Story = { args: { error: ARABIC_TEXT, defaultValue: LONG_TEXT } };
