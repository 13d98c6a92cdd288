import { IconHeart } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button';

const meta = {
  title: 'ui/Buttons/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Wishlist', children: <IconHeart size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subtle: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Wishlist' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
export const Outlined: Story = { args: { variant: 'default' } };
export const Filled: Story = { args: { variant: 'filled' } };
export const Disabled: Story = { args: { disabled: true } };
