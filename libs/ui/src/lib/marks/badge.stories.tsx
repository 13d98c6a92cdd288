import { IconLeaf } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_NAME, LONG_WORD } from '../../stories/texts';
import { Badge } from './badge';

const meta = {
  title: 'ui/Text/Badge',
  component: Badge,
  args: { children: 'Recommend' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Muted: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: '-10%' } };
export const Good: Story = {
  args: {
    tone: 'good',
    children: (
      <>
        <IconLeaf size={14} aria-hidden="true" />
        Organic
      </>
    ),
  },
};
export const Bad: Story = { args: { tone: 'bad', children: 'Out of Stock' } };
export const Arabic: Story = { args: { children: ARABIC_NAME } };
export const LongWords: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 180 }}>
      <Badge {...args}>{LONG_WORD}</Badge>
    </div>
  ),
};
