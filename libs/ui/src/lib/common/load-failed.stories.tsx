import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_TEXT } from '../../stories/texts';
import { LoadFailed } from './load-failed';

const meta = {
  title: 'ui/States/LoadFailed',
  component: LoadFailed,
  args: { title: 'This list could not be loaded.', retryLabel: 'Try again', onRetry: fn() },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This list could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithAWayOut: Story = { args: { way: { label: 'Go to the home page', to: '/home' } } };
export const WithAReason: Story = { args: { text: LONG_TEXT } };
