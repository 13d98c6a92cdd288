import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WithState } from '../../stories/with-state';
import { LONG_TEXT, noop } from '../../stories/texts';
import { Button } from '../button';
import { Dialog, DialogActions } from './dialog';
import { Text } from '../text';

const meta = {
  title: 'ui/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Start a new cart?',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <>
        <Text c="dimmed">Your cart has items from Green Corner. You can order from one store at a time.</Text>
        <DialogActions>
          <Button variant="default">Cancel</Button>
          <Button>Clear Cart</Button>
        </DialogActions>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectDialog = async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Question: Story = {
  play: async ({ args }) => {
    await expectDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
/** The focus moves into the dialog, and back to the opener. */
export const FocusReturns: Story = {
  render: (args) => (
    <WithState initial={false}>
      {(opened, set) => (
        <>
          <Button onClick={() => set(true)}>Add</Button>
          <Dialog {...args} opened={opened} onClose={() => set(false)} />
        </>
      )}
    </WithState>
  ),
  play: async () => {
    const add = screen.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await expectDialog();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
  },
};
/** The customer must answer: noop else closes it. */
/** So does a dialog that is loaded with the press, and removed when it closes. */
export const FocusReturnsWhenRemoved: Story = {
  ...FocusReturns,
  render: (args) => (
    <WithState initial={false}>
      {(opened, set) => (
        <>
          <Button onClick={() => set(true)}>Add</Button>
          {opened ? <Dialog {...args} onClose={() => set(false)} /> : null}
        </>
      )}
    </WithState>
  ),
};
export const Forced: Story = {
  args: { isForced: true },
  play: async ({ args }) => {
    await expectDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
export const AtTheTop: Story = { args: { place: 'top', width: 860 }, play: expectDialog };
export const Whole: Story = { args: { width: 'whole' }, play: expectDialog };
export const LongAndSticky: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 20 }, (_, index) => (
          <Text key={index}>{LONG_TEXT}</Text>
        ))}
        <DialogActions sticky>
          <Button onClick={noop}>Agree</Button>
        </DialogActions>
      </>
    ),
  },
  play: async () => {
    await expectDialog();
    await expect(screen.getByRole('button', { name: 'Agree' })).toBeVisible();
  },
};
