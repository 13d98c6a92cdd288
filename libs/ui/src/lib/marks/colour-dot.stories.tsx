import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourDot } from './colour-dot';

const meta = {
  title: 'ui/Marks/ColourDot',
  component: ColourDot,
  args: { colour: '#2b3a67', size: 'lg' },
} satisfies Meta<typeof ColourDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAChoice: Story = {};
export const OfAFilter: Story = { args: { size: 'md' } };
export const OfACard: Story = { args: { size: 'sm' } };
/** A hairline keeps it apart from the ground. */
export const White: Story = { args: { colour: '#ffffff' } };
