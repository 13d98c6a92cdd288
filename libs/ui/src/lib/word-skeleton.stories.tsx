import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WordSkeleton } from './word-skeleton';

const meta = {
  title: 'ui/States/WordSkeleton',
  component: WordSkeleton,
  args: { letters: 12 },
} satisfies Meta<typeof WordSkeleton>;
export default meta;

/** The line is as high as with the name. */
export const Word: StoryObj<typeof meta> = {
  render: (args) => (
    <p data-testid="line">
      Hello, <WordSkeleton {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByTestId('line');
    const { height } = line.getBoundingClientRect();
    line.lastElementChild?.replaceWith('Mina');
    await expect(line.getBoundingClientRect().height).toBe(height);
  },
};
