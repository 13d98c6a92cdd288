/** The section that takes a shopping list (PLUS-39). */
import { openTestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { shoppingList } from './lib/below-fold/shopping-list/shopping-list.section';

const Hash = () => <output data-testid="hash">{useLocation().hash}</output>;
const { load, ...section } = shoppingList;
const withHash = {
  ...section,
  load: async () => {
    const { View } = await load!();
    return {
      View: () => (
        <>
          <View />
          <Hash />
        </>
      ),
    };
  },
};

const hash = () => screen.getByTestId('hash').textContent ?? '';

it('[PLUS-39] takes lines to the page of lists behind the #, so that no server sees them; an empty field opens it too', async () => {
  const { address } = await openTestShop().renderSection(withHash as typeof shoppingList);
  const find = await screen.findByRole('button', { name: 'Find stores' });
  await userEvent.click(find);
  expect([address(), hash()]).toEqual(['/shopping-list?module_id=1', '']);
  await userEvent.click(screen.getByRole('textbox', { name: 'Your list' }));
  await userEvent.paste('- 2 milk, ٦ بيض\n- bread & salt');
  await userEvent.click(find);
  expect(address()).toBe('/shopping-list?module_id=1');
  expect(new URLSearchParams(hash().slice(1)).get('list')).toBe('2 milk\n٦ بيض\nbread & salt');
});
