import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InputBase } from './input-base';

const meta = {
  title: 'ui/Forms/InputBase',
  component: InputBase,
  args: { label: 'Note', description: 'At most 160 letters.' },
  render: (args) => <InputBase {...args} component="textarea" rows={3} multiline />,
} satisfies Meta<typeof InputBase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wraps an element for which there is no ready field. */
export const AroundATextarea: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(field.tagName).toBe('TEXTAREA');
    await expect(field).toHaveAccessibleDescription('At most 160 letters.');
  },
};
export const Invalid: Story = { args: { error: 'too long.' } };
export const Disabled: Story = { args: { disabled: true } };
