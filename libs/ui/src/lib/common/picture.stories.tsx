import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './picture';

const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Ccircle cx="20" cy="20" r="14" fill="teal"/%3E%3C/svg%3E';
const meta = {
  title: 'ui/Text/Picture',
  component: Picture,
  args: { source: { url: DRAWN, tint: null }, alt: 'Milk' },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Wide: Story = { args: { ratio: 2 } };
export const Round: Story = { args: { round: true } };
export const None: Story = { args: { source: null } };
export const Fails: Story = {
  args: { source: { url: '/no-such-picture.webp', tint: null }, priority: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Milk' }).tagName).toBe('svg'));
  },
};
