import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LONG_WORD, noop } from '../../stories/texts';
import { ChoiceChips, type ChoiceChipsProps } from './choice-chips';

const choices = ['milk', 'nuts', 'gluten', 'eggs', 'sesame'].map((value) => ({ value, name: value }));

const meta = {
  title: 'ui/Selection/ChoiceChips',
  component: ChoiceChips,
  args: { label: 'Avoid', note: 'What is not known is left out too.', choices, chosen: ['nuts'], onToggle: noop },
} satisfies Meta<ChoiceChipsProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Toggled(args: ChoiceChipsProps<string>) {
  const [chosen, setChosen] = useState(args.chosen);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return <ChoiceChips {...args} chosen={chosen} onToggle={toggle} />;
}

export const Several: Story = {
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas }) => {
    const milk = canvas.getByRole('checkbox', { name: 'milk' });
    milk.focus();
    await userEvent.keyboard(' ');
    await expect(milk).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'nuts' })).toBeChecked();
  },
};
/** One without results is still usable. */
export const Counted: Story = {
  args: { choices: choices.map((choice, count) => ({ ...choice, count })) },
};
export const None: Story = { args: { chosen: [] } };
export const LongWords: Story = {
  args: { choices: [{ value: 'x', name: LONG_WORD }, ...choices] },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <ChoiceChips {...args} />
    </div>
  ),
};
