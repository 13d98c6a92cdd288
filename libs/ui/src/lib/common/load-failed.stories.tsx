import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
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
export const WithAWayOut: Story = {
  args: { homeLabel: 'Go to the home page', homePath: '/home' },
  render: (args) => (
    <MemoryRouter>
      <LoadFailed {...args} />
    </MemoryRouter>
  ),
};
export const WithAReason: Story = { args: { text: LONG_TEXT } };
