import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WithState } from '../stories/with-state';
import { noop } from '../stories/texts';
import { CheckTree, type CheckNode } from './check-tree';

function nodesOf(on: readonly string[]): CheckNode[] {
  const node = (id: string, name: string, children: CheckNode[] = []): CheckNode => {
    const some = children.some((child) => child.tick !== 'off');
    return { id, name, note: '8', tick: on.includes(id) ? 'on' : some ? 'some' : 'off', children };
  };
  return [node('1', 'Bakery', [node('11', 'Bread'), node('12', 'Buns')]), { ...node('2', 'Fish'), isEmpty: true }];
}

const meta = {
  title: 'ui/Selection/CheckTree',
  component: CheckTree,
  args: {
    label: 'Categories',
    nodes: [],
    initiallyExpanded: ['1'],
    expandLabel: (name) => `Sub-categories of ${name}`,
    onTick: noop,
  },
  render: (args) => (
    <WithState initial={['11']}>
      {(on, set) => (
        <CheckTree
          {...args}
          nodes={nodesOf(on)}
          onTick={(id, ticked) => set(ticked ? [...on, id] : on.filter((one) => one !== id))}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof CheckTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const entry = (name: string) => canvas.getByRole('treeitem', { name });
    await expect(entry('Bakery, 8')).toHaveAttribute('aria-checked', 'mixed');
    entry('Bakery, 8').focus();
    await userEvent.keyboard('{End} ');
    await expect(entry('Fish, 8')).toHaveAttribute('aria-checked', 'true');
  },
};
export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const entry = (name: string) => canvas.queryByRole('treeitem', { name });
    entry('Bakery, 8')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(entry('Bread, 8')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(entry('Bread, 8')).not.toBeNull());
  },
};
