import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC_NAME, LONG_WORD } from '../stories/texts';
import { Picture } from './common/picture';
import { PressChip } from './press-chip';

const meta = {
  title: 'ui/Buttons/PressChip',
  component: PressChip,
  args: { pressed: false, onPress: fn(), children: 'Offers' },
} satisfies Meta<typeof PressChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offers', pressed: false }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Pressed: Story = { args: { pressed: true } };
export const Counted: Story = { args: { count: 12 } };
export const PressedAndCounted: Story = { args: { pressed: true, count: 12 } };
export const Empty: Story = { args: { count: 0 } };
export const WithAPicture: Story = { args: { picture: <Picture source={null} alt="" round /> } };
export const Opens: Story = {
  args: { pressed: undefined, isOn: true, 'aria-haspopup': 'dialog', 'aria-expanded': false, children: 'Filter (2)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter (2)' })).not.toHaveAttribute('aria-pressed');
  },
};
export const Arabic: Story = { args: { children: ARABIC_NAME } };
export const LongWords: Story = { args: { children: LONG_WORD } };
