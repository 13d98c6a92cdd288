import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { Button } from './button';
import { WakesNear } from './wakes-near';

const Row = () => {
  const [presses, setPresses] = useState(0);
  return <Button onClick={() => setPresses(presses + 1)}>Add {presses}</Button>;
};

const meta = {
  title: 'ui/Layout/WakesNear',
  component: WakesNear,
  args: { children: <Row /> },
} satisfies Meta<typeof WakesNear>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser draws is awake at once; only the server's HTML sleeps. */
export const DrawnInTheBrowser: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 0' }));
    await expect(canvas.getByRole('button', { name: 'Add 1' })).toBeVisible();
  },
};
