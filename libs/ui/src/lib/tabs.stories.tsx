import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'ui/Selection/Tabs',
  component: Tabs,
  args: { defaultValue: 'items', keepMounted: false },
  render: (args) => (
    <Tabs {...args}>
      <Tabs.List grow aria-label="What is on the list">
        <Tabs.Tab value="items">Groceries</Tabs.Tab>
        <Tabs.Tab value="stores">Stores</Tabs.Tab>
        <Tabs.Tab value="none" disabled>
          Closed
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="items">Bananas</Tabs.Panel>
      <Tabs.Panel value="stores">Green Corner</Tabs.Panel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Groceries' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Stores', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Green Corner');
  },
};
export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Groceries' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Stores', selected: true })).toHaveFocus();
  },
};
