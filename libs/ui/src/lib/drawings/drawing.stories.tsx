import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Drawing, DRAWINGS, type DrawingName } from './drawing';

const meta = { title: 'ui/States/Drawing', component: Drawing, args: { name: 'basket' } } satisfies Meta<
  typeof Drawing
>;
export default meta;
type Story = StoryObj<typeof meta>;

const ALL: DrawingName[] = [...DRAWINGS, 'failed', 'offline'];
const Sheet = () => (
  <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, margin: 0, padding: 16, listStyle: 'none' }}>
    {ALL.map((name) => (
      <li key={name} style={{ display: 'grid', justifyItems: 'center' }}>
        <Drawing name={name} />
        {name}
      </li>
    ))}
  </ul>
);

export const All: Story = {
  render: () => <Sheet />,
  play: async ({ canvasElement }) => {
    // A name without a shape would have an empty box.
    for (const use of canvasElement.querySelectorAll('use'))
      await waitFor(() => expect(use.getBoundingClientRect().width).toBeGreaterThan(40));
  },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
  render: () => <Sheet />,
};
export const Small: Story = { args: { name: 'failed', small: true } };
