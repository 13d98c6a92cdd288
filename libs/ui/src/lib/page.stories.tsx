import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../stories/texts';
import { Page } from './page';

const meta = {
  title: 'ui/Layout/Page',
  component: Page,
  args: { children: <p>{LONG_TEXT}</p> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { narrow: true } };
