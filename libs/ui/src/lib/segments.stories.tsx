import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Held } from '../stories/held';
import { nothing } from '../stories/words';
import { Segments } from './segments';

const meta = {
  title: 'ui/Choosing/Segments',
  component: Segments,
  args: {
    label: 'View',
    value: null,
    onChange: nothing,
    segments: [
      { value: 'grid', name: 'Grid' },
      { value: 'list', name: 'List' },
    ],
  },
  render: (args) => (
    <Held<string | null> start={args.value}>{(value, set) => <Segments {...args} value={value} onChange={set} />}</Held>
  ),
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneTaken: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('radio', { name: 'List' });
    await expect(list).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByText('List'));
    await expect(list).toBeChecked();
  },
};
export const Wide: Story = { args: { value: 'grid', wide: true } };
export const Symbols: Story = {
  args: {
    value: 'list',
    segments: [
      { value: 'grid', name: 'Grid', face: <IconLayoutGrid size={18} /> },
      { value: 'list', name: 'List', face: <IconLayoutList size={18} /> },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'List' })).toBeChecked();
  },
};
