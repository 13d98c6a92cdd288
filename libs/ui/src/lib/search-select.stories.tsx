import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { WithState } from '../stories/with-state';
import { noop } from '../stories/texts';
import { SearchSelect } from './search-select';

const options = [
  { value: 'MT', label: 'Malta', detail: '+356' },
  { value: 'SA', label: 'المملكة العربية السعودية', detail: '+966' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225' },
];
const meta = {
  title: 'ui/Selection/SearchSelect',
  component: SearchSelect,
  args: {
    label: 'Country',
    face: '+356',
    value: 'MT',
    options,
    isFound: ({ label }, search) => label.toLowerCase().includes(search),
    onChoose: noop,
    searchLabel: 'Search a country',
    emptyText: 'No such country.',
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, set) => (
        <SearchSelect
          {...args}
          value={value}
          face={options.find((option) => option.value === value)?.detail}
          onChoose={set}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof SearchSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTyping: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: 'Country' });
    await userEvent.click(button);
    const search = await screen.findByRole('textbox', { name: 'Search a country' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'ivoire{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('+225'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Country' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search a country' }), 'zzz');
    await expect(screen.getByText('No such country.')).toBeVisible();
  },
};
