import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_TEXT } from '../stories/texts';
import { Button } from './button';
import { Disclosure } from './disclosure';

const meta = {
  title: 'ui/Overlays/Disclosure',
  component: Disclosure,
  args: {
    face: 'Old Town Square',
    children: (close) => (
      <>
        <p>Deliver somewhere else?</p>
        <Button onClick={close}>Close</Button>
      </>
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowAButton: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Old Town Square' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByText('Deliver somewhere else?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Deliver somewhere else?')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const PressOutside: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} />
      <p>The page</p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByText('The page'), { pointerEventsCheck: 0 });
    await expect(canvas.queryByText('Deliver somewhere else?')).toBeNull();
  },
};
export const AtTheEnd: Story = {
  args: { align: 'end', face: 'English', label: 'Language: English', children: () => <p>{LONG_TEXT}</p> },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 260 }}>
      <Disclosure {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    const { left, right } = canvas.getByText(LONG_TEXT).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
