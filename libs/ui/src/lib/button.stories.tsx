import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../stories/texts';
import { Button } from './button';

const pressed = fn();
const meta = {
  title: 'ui/Buttons/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: pressed },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    await expect(pressed).toHaveBeenCalledOnce();
  },
};
export const Muted: Story = { args: { variant: 'default' } };
export const Soft: Story = { args: { variant: 'light' } };
export const Dangerous: Story = { args: { color: 'red', children: 'Cancel the order' } };
export const Large: Story = { args: { size: 'lg', fullWidth: true } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(pressed).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = { args: { children: LONG_WORD, style: { maxInlineSize: 240 } } };
