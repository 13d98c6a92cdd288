import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_NAME, LONG_WORD } from '../stories/texts';
import { Written } from './written';

const meta = { title: 'ui/Text/Written', component: Written } satisfies Meta<typeof Written>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each text has its own direction; the line keeps the page's order. */
export const InOneLine: Story = {
  render: () => (
    <p>
      <Written>1 ×</Written> <Written>169 Saffron Avenue, Port Almera</Written> / <Written>{ARABIC_NAME}</Written>
      <Written as="small">نور الهاشمي</Written>
    </p>
  ),
};
export const CutAtItsEnd: Story = {
  args: {
    as: 'p',
    children: LONG_WORD,
    style: { maxInlineSize: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
};
