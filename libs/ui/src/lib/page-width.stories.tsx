import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext } from 'react';
import { expect, within } from 'storybook/test';
import { PageWidth, PHONE_WIDTH } from './page-width';

const Taken = () => <output>{useContext(PageWidth) ?? 'nobody knows'}</output>;

const meta: Meta = { title: 'ui/Layout/PageWidth' };
export default meta;

export const Unknown: StoryObj = {
  render: () => <Taken />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('nobody knows');
  },
};
export const Phone: StoryObj = {
  render: () => (
    <PageWidth value={PHONE_WIDTH}>
      <Taken />
    </PageWidth>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('430');
  },
};
