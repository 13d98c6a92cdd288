import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WithState } from '../stories/with-state';
import { noop } from '../stories/texts';
import { Segments } from './segments';

const meta = {
  title: 'ui/Selection/Segments',
  component: Segments,
  args: {
    label: 'View',
    value: null,
    onChange: noop,
    segments: [
      { value: 'grid', name: 'Grid' },
      { value: 'list', name: 'List' },
    ],
  },
  render: (args) => (
    <WithState<string | null> initial={args.value}>
      {(value, set) => <Segments {...args} value={value} onChange={set} />}
    </WithState>
  ),
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneTaken: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('radio', { name: 'List' });
    await expect(list).not.toBeChecked();
    await userEvent.click(canvas.getByText('List'));
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
  },
};
