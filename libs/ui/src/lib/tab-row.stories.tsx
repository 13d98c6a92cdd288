import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WithState } from '../stories/with-state';
import { ARABIC_NAME, noop } from '../stories/texts';
import { TabRow } from './tab-row';

const few = [
  { id: 'all', name: 'All' },
  { id: 'drinks', name: 'Drinks' },
  { id: 'oil', name: ARABIC_NAME },
];
const meta = {
  title: 'ui/Selection/TabRow',
  component: TabRow,
  args: { label: 'New arrivals', tabs: few, current: 'all', onChange: noop, children: null },
  render: (args) => (
    <WithState initial={args.current}>
      {(current, set) => (
        <TabRow {...args} current={current} onChange={set}>
          <p>{current}</p>
        </TabRow>
      )}
    </WithState>
  ),
} satisfies Meta<typeof TabRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Drinks', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Drinks' })).toHaveTextContent('drinks');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: ARABIC_NAME, selected: true })).toHaveFocus();
  },
};
export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Drinks', selected: true })).toHaveFocus();
  },
};
export const MoreThanFit: Story = {
  args: { tabs: Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, name: `Aisle ${index}` })), current: '0' },
  // One line that scrolls sideways, whatever the width (PHAR-07).
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    await expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1);
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    tabs[0]?.focus();
    await userEvent.keyboard('{End}');
    const [{ left, right }, last] = [row.getBoundingClientRect(), tabs.at(-1)?.getBoundingClientRect()];
    await expect(last?.left).toBeGreaterThanOrEqual(left - 1);
    await expect(last?.right).toBeLessThanOrEqual(right + 1);
  },
};
export const MoreThanFitFromRightToLeft: Story = { ...MoreThanFit, globals: { direction: 'rtl' } };
export const InAHead: Story = { args: { wrapTabs: (row) => <header>{row}</header> } };
