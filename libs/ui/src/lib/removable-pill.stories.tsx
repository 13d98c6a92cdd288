import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_WORD } from '../stories/texts';
import { RemovablePill } from './removable-pill';

const meta = {
  title: 'ui/Buttons/RemovablePill',
  component: RemovablePill,
  args: { children: 'Popular', removeLabel: 'Remove Popular', onRemove: fn() },
} satisfies Meta<typeof RemovablePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Popular' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Money: Story = { args: { children: '€3.00 – €9.00', removeLabel: 'Remove €3.00 – €9.00' } };
export const LongWords: Story = { args: { children: LONG_WORD, removeLabel: 'Remove' } };
