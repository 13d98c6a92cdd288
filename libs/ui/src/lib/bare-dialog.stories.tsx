import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BareDialog } from './bare-dialog';
import { Picture } from './common/picture';
import { Text } from './text';

const meta = {
  title: 'ui/Overlays/BareDialog',
  component: BareDialog,
  args: {
    name: 'Extra Virgin Olive Oil',
    closeLabel: 'Close',
    width: 600,
    onClose: fn(),
    children: (
      <>
        <Picture source={null} alt="" ratio={2} />
        <Text p="md">A cupboard staple that is always worth having.</Text>
      </>
    ),
  },
} satisfies Meta<typeof BareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnItem: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Extra Virgin Olive Oil' })).toBeVisible());
    const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
/** From below on a phone, in the middle of a wide screen; its handle is on phones only. */
export const AsSheet: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { bottom } = screen.getByRole('dialog').getBoundingClientRect();
    if (window.innerWidth < 768) await expect(Math.round(bottom)).toBe(window.innerHeight);
    else await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
export const Whole: Story = {
  args: { width: 'whole' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().width)).toBe(window.innerWidth);
  },
};
