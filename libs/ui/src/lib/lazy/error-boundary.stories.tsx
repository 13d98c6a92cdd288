import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('A story breaks on purpose.');
}

const meta = {
  title: 'ui/States/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: <Broken /> },
  render: (args) => (
    <>
      <ErrorBoundary {...args} />
      <p>The rest of the page</p>
    </>
  ),
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeftOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rest of the page')).toBeVisible();
  },
};
export const SomethingInstead: Story = {
  args: { fallback: <p>This part is away.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This part is away.')).toBeVisible();
  },
};
