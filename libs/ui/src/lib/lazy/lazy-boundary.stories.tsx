import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LazyBoundary } from './lazy-boundary';
import { lazyPart } from './lazy-part';

const Part = lazyPart(async () => ({ default: () => <p>Loaded later</p> }));
const Never = lazyPart(() => new Promise<never>(() => undefined));

const meta = {
  title: 'ui/Layout/LazyBoundary',
  component: LazyBoundary,
  args: { fallback: <p>Loading</p>, children: <Part /> },
} satisfies Meta<typeof LazyBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const part = await canvas.findByText('Loaded later');
    await expect(part.closest('[data-hydrated]')).toHaveAttribute('data-hydrated', 'yes');
  },
};
export const Loading: Story = {
  args: { children: <Never /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeVisible();
  },
};
/** In a grid, the content of the boundary is laid out, not its box. */
export const InAGrid: Story = {
  args: {
    children: (
      <>
        <p>One</p>
        <p>Two</p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '100px 100px' }}>
      <LazyBoundary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, two] = ['One', 'Two'].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
    await expect((two?.left ?? 0) - (one?.left ?? 0)).toBe(100);
  },
};
