import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WithState } from '../../stories/with-state';
import { LONG_WORD, noop } from '../../stories/texts';
import { CheckLine } from './check-line';

const meta = {
  title: 'ui/Selection/CheckLine',
  component: CheckLine,
  args: { label: 'Discounted', note: '12', checked: false, onChange: noop },
} satisfies Meta<typeof CheckLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  render: (args) => (
    <WithState initial={false}>{(checked, set) => <CheckLine {...args} checked={checked} onChange={set} />}</WithState>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /Discounted/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
/** A filter without results is still focusable. */
export const LeavesNothing: Story = {
  args: { label: 'From Campaign', note: '0', isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /From Campaign/ })).toBeEnabled();
  },
};
/** White keeps apart from a white ground. */
export const OfAColour: Story = { args: { label: 'White', colour: '#ffffff' } };
export const LongWords: Story = {
  args: { label: LONG_WORD },
  render: (args) => (
    <div style={{ maxInlineSize: 260, overflowWrap: 'anywhere' }}>
      <CheckLine {...args} />
    </div>
  ),
};
