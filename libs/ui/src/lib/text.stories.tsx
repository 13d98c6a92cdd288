import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, LONG_TEXT, LONG_WORD } from '../stories/texts';
import { Text, Title } from './text';

const meta = { title: 'ui/Text/Text and Title', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <>
      <Title order={1}>Fresh from the stores around you</Title>
      <Title order={2}>Popular near you</Title>
      <Title order={3}>Extra Virgin Olive Oil</Title>
    </>
  ),
};
export const Sizes: Story = {
  render: () => (
    <>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {LONG_TEXT}
        </Text>
      ))}
    </>
  ),
};
export const Muted: Story = { args: { c: 'dimmed', children: LONG_TEXT } };
export const CutAtTwoLines: Story = { args: { lineClamp: 2, children: LONG_TEXT, style: { maxInlineSize: 240 } } };
export const LongWord: Story = {
  args: { children: LONG_WORD, style: { maxInlineSize: 240, overflowWrap: 'anywhere' } },
};
export const Arabic: Story = { args: { children: ARABIC_TEXT, dir: 'auto' } };
