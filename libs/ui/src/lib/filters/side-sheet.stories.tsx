import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TEXT } from '../../stories/texts';
import { Button } from '../button';
import { EmptyState } from '../common/empty-state';
import { LineSkeletons } from '../skeletons';
import { SideSheet } from './side-sheet';
import { Text } from '../text';
import { Written } from '../written';

const meta = {
  title: 'ui/Overlays/SideSheet',
  component: SideSheet,
  args: {
    title: 'Your cart',
    closeLabel: 'Close',
    onClose: fn(),
    foot: <Button fullWidth>Proceed To Checkout</Button>,
    children: <Text>Bananas</Text>,
  },
} satisfies Meta<typeof SideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectDialog = async () => waitFor(() => expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeVisible());

export const Filled: Story = {
  play: async ({ args }) => {
    await expectDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
/** On phones, over the lower part of the screen. */
export const FromTheBottom: Story = { args: { from: 'bottom', title: 'Your cart' }, play: expectDialog };
/** The accessible name does not change. */
export const OtherHeading: Story = {
  args: { heading: <Written>Green Corner</Written> },
  play: async () => {
    await expectDialog();
    await expect(within(screen.getByRole('dialog')).getByRole('heading')).toHaveTextContent('Green Corner');
  },
};
export const Loading: Story = {
  args: { foot: null, children: <LineSkeletons count={3} label="Loading" /> },
  play: expectDialog,
};
export const Empty: Story = {
  args: { foot: null, children: <EmptyState title="Your cart is empty" /> },
  play: expectDialog,
};
/** Head and foot stay in view. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => <Text key={index}>{LONG_TEXT}</Text>),
  },
  play: async () => {
    await expectDialog();
    const { bottom } = screen.getByRole('button', { name: 'Proceed To Checkout' }).getBoundingClientRect();
    await waitFor(() => expect(bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
