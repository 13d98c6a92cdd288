import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LazyBoundary } from './lazy-boundary';
import { lazyPart } from './lazy-part';

const Part = lazyPart(async () => ({ default: () => <p>What comes later</p> }));
const Never = lazyPart(() => new Promise<never>(() => undefined));

const meta = {
  title: 'ui/Layout/LazyBoundary',
  component: LazyBoundary,
  args: { fallback: <p>On its way</p>, children: <Part /> },
} satisfies Meta<typeof LazyBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const part = await within(canvasElement).findByText('What comes later');
    await expect(part.closest('[data-hydrated]')).toHaveAttribute('data-hydrated', 'yes');
  },
};
export const OnItsWay: Story = {
  args: { children: <Never /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('On its way')).toBeVisible();
  },
};
/** The box of a boundary is no item of a grid: its entries are. */
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
  play: async ({ canvasElement }) => {
    const [one, two] = ['One', 'Two'].map((text) => within(canvasElement).getByText(text).getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
    await expect((two?.left ?? 0) - (one?.left ?? 0)).toBe(100);
  },
};
