import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC_NAME, LONG_TEXT, LONG_WORD } from '../../stories/texts';
import { onwardLink, Section } from './section';

const meta = {
  title: 'ui/Layout/Section',
  component: Section,
  args: { title: 'Popular near you', children: <p>What is in it</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Popular near you' })).toBeVisible();
  },
};
export const WithLink: Story = {
  args: {
    subtitle: 'What your neighbours order',
    more: (
      <a className={onwardLink} href="#all">
        View all
      </a>
    ),
  },
};
export const LongWords: Story = { args: { title: LONG_WORD, subtitle: LONG_TEXT } };
export const Arabic: Story = { args: { title: ARABIC_NAME } };
