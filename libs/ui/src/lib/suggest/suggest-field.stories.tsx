import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WithState } from '../../stories/with-state';
import { ARABIC_NAME, LONG_TEXT, noop } from '../../stories/texts';
import { Button } from '../button';
import { SuggestField } from './suggest-field';

const streets = [
  { id: '1', label: 'Market Street', detail: 'Old Town, Port Almera', group: 'Places' },
  { id: '2', label: 'Market Lane', group: 'Places' },
  { id: '3', label: ARABIC_NAME, detail: LONG_TEXT, group: 'Items' },
];
const removed = fn();
const meta = {
  title: 'ui/Forms/SuggestField',
  component: SuggestField,
  args: {
    label: 'Search',
    placeholder: 'Street or place',
    text: '',
    maxLength: 200,
    onText: noop,
    suggestions: streets,
    onTake: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: 340 }}>
      <WithState initial={args.text}>
        {(text, set) => <SuggestField {...args} text={text} onText={set} suggestions={text ? args.suggestions : []} />}
      </WithState>
    </div>
  ),
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'ma{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onTake).toHaveBeenCalledWith(streets[1]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
export const WithoutAMark: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'ma{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ma');
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};
export const Offers: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ma');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Market Street');
  },
};
export const Answers: Story = {
  args: {
    suggestions: [],
    answer: { notice: 'Nothing is called “zzz” here.', actions: <Button>Search everywhere</Button> },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is called “zzz” here.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const MarksWhatMatches: Story = {
  args: {
    suggestions: streets.map((street) => ({
      ...street,
      marked: (
        <bdi>
          <mark>{street.label.slice(0, 2)}</mark>
          {street.label.slice(2)}
        </bdi>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ma');
    const [option] = canvas.getAllByRole('option');
    await expect(option?.querySelector('mark')).toHaveTextContent('Ma');
    await expect(canvas.getByRole('group', { name: 'Places' })).toContainElement(option ?? null);
  },
};
/** By its button, and by the Delete key; the focus stays in the field. */
export const TakesOff: Story = {
  args: {
    suggestions: ['milk', LONG_TEXT].map((label) => ({ id: label, label, group: 'Recent searches', remove: removed })),
    beside: (
      <button type="button" data-stays style={{ position: 'absolute', insetInlineEnd: 0, top: 0 }} onClick={removed}>
        Clear all
      </button>
    ),
  },
  play: async ({ canvas }) => {
    removed.mockClear();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'm{ArrowDown}{Delete}');
    await expect(removed).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
export const ChipsAndMore: Story = {
  args: {
    suggestions: ['Bananas', 'Milk', ARABIC_NAME].map((label) => ({
      id: label,
      label,
      group: 'Popular',
      isChip: true,
    })),
    aside: <Button>All categories</Button>,
    count: '3 suggestions',
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'm{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(ARABIC_NAME);
    await expect(canvas.getByRole('button', { name: 'All categories' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('m');
  },
};
export const OfAForm: Story = { args: { size: 'form' } };
export const Large: Story = { args: { size: 'lg' } };
/** The text does not run under the icon of the page's start edge. */
export const EnglishOnAnArabicPage: Story = {
  args: { text: 'ban', suggestions: [] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const { right } = field.getBoundingClientRect();
    await expect(right - Number.parseFloat(getComputedStyle(field).paddingRight)).toBeLessThanOrEqual(icon?.left ?? 0);
  },
};
