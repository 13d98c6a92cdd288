import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LazyWhenVisible } from './lazy-when-visible';

const meta = {
  title: 'ui/Layout/LazyWhenVisible',
  component: LazyWhenVisible,
  args: { name: 'story', children: <p>What comes when somebody is near</p> },
} satisfies Meta<typeof LazyWhenVisible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What comes when somebody is near')).toBeVisible();
  },
};
export const FarBelow: Story = {
  args: { name: 'far' },
  render: (args) => (
    <>
      <div style={{ blockSize: '400vh' }}>Scroll down</div>
      <LazyWhenVisible {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('What comes when somebody is near')).toBeNull();
    canvasElement.querySelector('[data-section="far"]')?.scrollIntoView();
    await canvas.findByText('What comes when somebody is near');
    window.scrollTo(0, 0);
  },
};
