import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WithState } from '../../stories/with-state';
import { noop } from '../../stories/texts';
import { RangeField, type Range } from './range-field';

const meta = {
  title: 'ui/Selection/RangeField',
  component: RangeField,
  args: {
    labels: { low: 'Lowest price', high: 'Highest price' },
    min: 3,
    max: 19,
    value: [3, 19],
    minSpan: 1,
    formatValue: (price) => `€${price}.00`,
    onChange: noop,
  },
  render: (args) => (
    <WithState<Range> initial={args.value}>
      {(value, set) => <RangeField {...args} value={value} onChange={set} />}
    </WithState>
  ),
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(low).toHaveAttribute('aria-valuetext', '€4.00');
  },
};
export const EndsStayApart: Story = {
  args: { value: [8, 9] },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}');
    // The other thumb is pushed away.
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', '€10.00');
  },
};
