import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionPlaceholder } from './section-placeholder';

const meta = {
  title: 'ui/States/SectionPlaceholder',
  component: SectionPlaceholder,
  args: { name: 'popular', label: 'Loading a section' },
} satisfies Meta<typeof SectionPlaceholder>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
