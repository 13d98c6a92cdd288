import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { WithState } from '../../stories/with-state';
import { noop } from '../../stories/texts';
import { Button } from '../button';
import { PressPopover } from './press-popover';

const meta = {
  title: 'ui/Overlays/PressPopover',
  component: PressPopover,
  args: {
    label: 'Filters',
    opened: false,
    onClose: noop,
    foot: <Button>Show 42 items</Button>,
    children: <p>What is chosen</p>,
  },
  render: (args) => (
    <WithState initial={false}>
      {(opened, set) => (
        <div style={{ position: 'relative', display: 'inline-block' }}>
          <Button onMouseDown={(event) => event.stopPropagation()} onClick={() => set(!opened)}>
            Filter
          </Button>
          <PressPopover {...args} opened={opened} onClose={() => set(false)} />
        </div>
      )}
    </WithState>
  ),
} satisfies Meta<typeof PressPopover>;
export default meta;

export const BelowItsButton: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const opened = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
