import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PinInput } from './pin-input';

const meta = {
  title: 'ui/Forms/PinInput',
  component: PinInput,
  args: { length: 6, oneTimeCode: true, 'aria-label': 'Code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox');
    const rows = new Set(canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().top));
    await expect(rows.size).toBe(1);
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
/** Digits of any script are shown as Latin ones, typed or pasted. */
export const ArabicDigits: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('٤١١');
    await expect(args.onChange).toHaveBeenLastCalledWith('411');
    await userEvent.paste('\u202a٤١١ ٧٥٢\u202c');
    await expect(args.onChange).toHaveBeenLastCalledWith('411752');
  },
};
export const Wrong: Story = { args: { error: true, defaultValue: '123456' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '123' } };
