import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_TEXT } from '../stories/texts';
import { Radio, RadioGroup } from './radio';

const meta = {
  title: 'ui/Selection/Radio',
  component: RadioGroup,
  args: {
    label: 'Why do you cancel?',
    children: (
      <>
        <Radio value="mind" label="I changed my mind" />
        <Radio value="late" label="It takes too long" />
        <Radio value="long" label={LONG_TEXT} />
        <Radio value="none" label="The shop is closed" disabled />
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.click(radio('I changed my mind'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('It takes too long')).toBeChecked();
    await expect(radio('I changed my mind')).not.toBeChecked();
  },
};
export const Chosen: Story = { args: { defaultValue: 'late' } };
export const Invalid: Story = { args: { error: 'choose a reason.' } };
