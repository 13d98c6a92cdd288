import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ARABIC_NAME } from '../stories/texts';
import { Avatar } from './avatar';

const meta = {
  title: 'ui/Media/Avatar',
  component: Avatar,
  args: { source: null, name: 'Mina Vella' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MV')).toBeVisible();
  },
};
export const Arabic: Story = { args: { name: ARABIC_NAME } };
export const Small: Story = { args: { size: 32 } };
export const WithoutName: Story = { args: { name: '' } };
/** The picture does not load: the initials stand in its place. */
export const BrokenPicture: Story = {
  args: { source: { url: '/storage/nowhere.webp', tint: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MV')).toBeVisible();
  },
};
