import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, LONG_TEXT } from '../stories/texts';
import { Textarea } from './textarea';

const meta = {
  title: 'ui/Forms/Textarea',
  component: Textarea,
  args: { label: 'Note for the courier' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Grows: Story = { args: { autosize: true, minRows: 2, maxRows: 6, defaultValue: LONG_TEXT } };
export const Invalid: Story = { args: { error: 'too long.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ARABIC_TEXT } };
