import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { noop } from '../stories/texts';
import { ListEnd } from './list-end';
import { LineSkeletons } from './skeletons';

const meta = {
  title: 'ui/Layout/ListEnd',
  component: ListEnd,
  args: { count: 12, onMore: noop, children: <LineSkeletons count={2} label="Loading more" /> },
} satisfies Meta<typeof ListEnd>;
export default meta;

export const InView: StoryObj<typeof meta> = {
  args: { onMore: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};
