import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordInput } from './password-input';

const meta = {
  title: 'ui/Forms/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', visibilityToggleButtonProps: { 'aria-label': 'Show the password' } },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.type(field, 'harbour lane');
    await userEvent.click(canvasElement.querySelector('button') as HTMLElement);
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const Invalid: Story = { args: { error: 'at least 8 characters.' } };
export const Disabled: Story = { args: { disabled: true } };
