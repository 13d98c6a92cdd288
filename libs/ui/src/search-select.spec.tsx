/** The search of a long list, as people type and paste it (decision 083). */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchSelect, ShopThemeProvider } from './index';

it.each(['\u0663\u0665\u0666', '\u202a+\u06f3\u06f5\u06f6\u202c', '\u200fmalta\u200b'])(
  'a country is found by %j',
  async (typed) => {
    render(
      <ShopThemeProvider accent="green" scheme="light" direction="ltr">
        <SearchSelect
          label="Country"
          face="Malta"
          value={null}
          options={[
            { value: 'mt', label: 'Malta', detail: '+356' },
            { value: 'eg', label: 'Egypt', detail: '+20' },
          ]}
          onChoose={() => undefined}
          searchLabel="Search a country"
          emptyText="None"
        />
      </ShopThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Country' }));
    await userEvent.click(await screen.findByLabelText('Search a country'));
    await userEvent.paste(typed);
    expect((await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)).toEqual([
      'Malta+356',
    ]);
  },
);
