/** A long list is searched while it is open: its form is drawn again at each letter of any field. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchSelect, ShopThemeProvider, type SelectOption } from './index';

const OPTIONS = [
  { value: 'mt', label: 'Malta', detail: '+356' },
  { value: 'it', label: 'Italy', detail: '+39' },
];
const isFound = jest.fn(({ label }: SelectOption, search: string) => label.includes(search));

const form = (face: string) => (
  <ShopThemeProvider accent="green" scheme="light" direction="ltr">
    <SearchSelect
      label="Country"
      face={face}
      value="mt"
      options={OPTIONS}
      isFound={isFound}
      onChoose={() => undefined}
      searchLabel="Search a country"
      emptyText="No such country"
    />
  </ShopThemeProvider>
);

it('a list is searched while it is open only', async () => {
  const { rerender } = render(form('Malta'));
  rerender(form('MT'));
  expect(isFound).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Country' }));
  await userEvent.type(await screen.findByLabelText('Search a country'), 'It');
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Italy+39']);
  await userEvent.type(screen.getByLabelText('Search a country'), 'x');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('No such country');
  await userEvent.keyboard('{Escape}');
  isFound.mockClear();
  rerender(form('Malta'));
  expect(isFound).not.toHaveBeenCalled();
});
