import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { ARABIC_NAME, ARABIC_TEXT, LONG_TEXT } from '../../stories/texts';
import { Button } from '../button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'ui/States/EmptyState',
  component: EmptyState,
  args: { title: 'Your cart is empty', text: 'No items added in your cart.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithButton: Story = { args: { action: <Button>Continue Shopping</Button> } };
export const WithActions: Story = {
  args: {
    drawing: 'heart',
    actions: [
      { label: 'Shop on', to: '/home', onClick: fn() },
      { label: 'All stores', onClick: fn() },
    ],
  },
  render: (args) => (
    <MemoryRouter>
      <EmptyState {...args} />
    </MemoryRouter>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Shop on' })).toHaveAttribute('href', '/home');
    await userEvent.click(canvas.getByRole('button', { name: 'All stores' }));
    await expect(args.actions?.[1]?.onClick).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = { args: { title: LONG_TEXT, text: LONG_TEXT } };
export const Arabic: Story = { args: { title: ARABIC_NAME, text: ARABIC_TEXT } };
