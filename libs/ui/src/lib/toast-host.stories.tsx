/** Toasts in all tones and states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { suppressToasts, showToast } from './toast';
import { ToastHost } from './toast-host';

const meta: Meta = { title: 'ui/Overlays/ToastHost', beforeEach: () => notifications.clean() };
export default meta;

const STAYS = { duration: 60_000 };
function Said({ say }: { say: () => void }) {
  useEffect(say, [say]);
  return (
    <div style={{ minBlockSize: 420 }}>
      <ToastHost closeLabel="Dismiss" />
    </div>
  );
}
const story = (say: () => void, play: NonNullable<StoryObj['play']>): StoryObj => ({
  render: () => <Said say={say} />,
  play,
});
const texts = (role: string) => screen.queryAllByRole(role).map((toast) => toast.textContent);

export const Good = story(
  () => showToast('Item added to cart', 'good', STAYS),
  async () => {
    const toast = await screen.findByRole('status');
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
);

export const Bad = story(
  () => showToast('Out of Stock', 'bad', STAYS),
  async () => expect(await screen.findByRole('alert')).toHaveTextContent('Out of Stock'),
);

export const LongAndRightToLeft: StoryObj = {
  ...story(
    () =>
      showToast(
        'لا يتوفر هذا العنوان ضمن منطقة التوصيل، اختر عنوانًا آخر أو استلم الطلب بنفسك من المتجر.',
        'bad',
        STAYS,
      ),
    async () => {
      const { left, right } = (await screen.findByRole('alert')).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    },
  ),
  globals: { direction: 'rtl' },
};

export const WithButton = story(
  () =>
    showToast('You have a new message', 'neutral', {
      ...STAYS,
      action: { label: 'Open', onPress: () => showToast('Opened', 'good', STAYS) },
    }),
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    await screen.findByText('Opened');
    await waitFor(() => expect(screen.queryByText('You have a new message')).toBeNull());
  },
);

export const OneOfAKind = story(
  () => {
    showToast('Sign in first', 'bad', { ...STAYS, key: '401' });
    showToast('Your session ended', 'bad', { ...STAYS, key: '401' });
  },
  async () => {
    await screen.findByRole('alert');
    await expect(texts('alert')).toEqual(['Your session ended']);
  },
);

export const AtMostFour = story(
  () => ['One', 'Two', 'Three', 'Four', 'Five'].forEach((text) => showToast(text, 'good', STAYS)),
  async () => {
    await screen.findByText('Four');
    await expect(texts('status')).toEqual(['One', 'Two', 'Three', 'Four']);
    await userEvent.click(within(screen.getAllByRole('status')[0]!).getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('Five');
  },
);

/** While an overlay is open that toasts would cover, only errors stay. */
export const Muted = story(
  () => {
    showToast('Item added to cart', 'good', { ...STAYS, key: 'added' });
    showToast('Out of Stock', 'bad', STAYS);
  },
  async () => {
    await screen.findByRole('status');
    const end = suppressToasts('added');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(texts('alert')).toEqual(['Out of Stock']);
    end();
  },
);

export const WaitsUnderAPointer = story(
  () => showToast('Copied', 'good', { duration: 1000 }),
  async () => {
    const toast = await screen.findByRole('status');
    await userEvent.hover(toast);
    await new Promise((later) => setTimeout(later, 1800));
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 4000 });
  },
);
