/** The parts that filters are made of, each in the states it has. */
import { Button } from './index';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  CheckLine,
  CheckTree,
  PressPopover,
  RangeField,
  RemovablePill,
  Segments,
  SideSheet,
  type CheckNode,
} from './index';

const meta: Meta = { title: 'ui/filters' };
export default meta;

function Boxes() {
  const [checked, setChecked] = useState(false);
  return (
    <>
      <CheckLine label="Discounted" note="12" checked={checked} onChange={setChecked} />
      <CheckLine label="From Campaign" note="0" isEmpty checked={false} onChange={() => undefined} />
    </>
  );
}
export const BoxesToTick: StoryObj = {
  render: () => <Boxes />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /Discounted/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    // What would leave nothing can be reached all the same.
    await expect(within(canvasElement).getByRole('checkbox', { name: /From Campaign/ })).toBeEnabled();
  },
};

function Prices() {
  const [value, setValue] = useState<[number, number]>([3, 19]);
  return (
    <RangeField
      labels={{ low: 'Lowest price', high: 'Highest price' }}
      min={3}
      max={19}
      value={value}
      leastSpan={1}
      say={(price) => `€${price}.00`}
      onChange={setValue}
    />
  );
}
export const RangeOfPrices: StoryObj = {
  render: () => <Prices />,
  play: async ({ canvasElement }) => {
    const low = within(canvasElement).getByRole('slider', { name: 'Lowest price' });
    low.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(low).toHaveAttribute('aria-valuetext', '€4.00');
  },
};

function Looks() {
  const [value, setValue] = useState<string | null>(null);
  const segments = ['grid', 'list'].map((name) => ({ value: name, name }));
  return <Segments label="View" segments={segments} value={value} onChange={setValue} />;
}
export const OneOfAFew: StoryObj = {
  render: () => <Looks />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('radio', { name: 'list' });
    await expect(list).not.toBeChecked();
    await userEvent.click(within(canvasElement).getByText('list'));
    await expect(list).toBeChecked();
  },
};

export const Pills: StoryObj = {
  render: () => (
    <>
      <RemovablePill removeLabel="Remove Popular" onRemove={() => undefined}>
        Popular
      </RemovablePill>{' '}
      <RemovablePill removeLabel="Remove €3.00 – €9.00" onRemove={() => undefined}>
        €3.00 – €9.00
      </RemovablePill>
    </>
  ),
};

function Categories() {
  const [on, setOn] = useState<string[]>(['11']);
  const node = (id: string, name: string, children: CheckNode[] = []): CheckNode => {
    const some = children.some((child) => child.tick !== 'off');
    return { id, name, note: '8', tick: on.includes(id) ? 'on' : some ? 'some' : 'off', children };
  };
  return (
    <CheckTree
      label="Categories"
      nodes={[node('1', 'Bakery', [node('11', 'Bread'), node('12', 'Buns')]), node('2', 'Fish')]}
      opened={['1']}
      openLabel={(name) => `Sub-categories of ${name}`}
      onTick={(id, ticked) => setOn(ticked ? [...on, id] : on.filter((one) => one !== id))}
    />
  );
}
export const TreeByKeyboard: StoryObj = {
  render: () => <Categories />,
  play: async ({ canvasElement }) => {
    const entry = (name: string) => within(canvasElement).getByRole('treeitem', { name });
    await expect(entry('Bakery, 8')).toHaveAttribute('aria-checked', 'mixed');
    entry('Bakery, 8').focus();
    await userEvent.keyboard('{End} ');
    await expect(entry('Fish, 8')).toHaveAttribute('aria-checked', 'true');
  },
};
export const TreeFromRightToLeft: StoryObj = {
  render: () => <Categories />,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const entry = (name: string) => within(canvasElement).queryByRole('treeitem', { name });
    entry('Bakery, 8')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(entry('Bread, 8')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(entry('Bread, 8')).not.toBeNull());
  },
};

function Below() {
  const [opened, setOpened] = useState(false);
  return (
    <div style={{ position: 'relative', display: 'inline-block' }}>
      <Button onMouseDown={(event) => event.stopPropagation()} onClick={() => setOpened(!opened)}>
        Filter
      </Button>
      <PressPopover
        label="Filters"
        opened={opened}
        onClose={() => setOpened(false)}
        foot={<Button>Show 42 items</Button>}
      >
        <p>What is chosen</p>
      </PressPopover>
    </div>
  );
}
export const PopoverBelowItsButton: StoryObj = {
  render: () => <Below />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    const opened = await page.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const SheetFromTheSide: StoryObj = {
  render: () => (
    <SideSheet
      title="Filters"
      closeLabel="Close"
      opened
      onClose={() => undefined}
      foot={<Button fullWidth>Show 42 items</Button>}
    >
      <Boxes />
    </SideSheet>
  ),
};
