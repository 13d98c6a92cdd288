/** The wish list drawer: its initial tab, and its empty states. */
import { WishActionsProvider } from '@shop/catalog-cards';
import { openTestShop, wireItem, wireStore, type TestShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WishlistDrawer from './lib/wishlist-drawer';
import { wishlistMessages } from './messages';

const WISHES = '/api/v1/customer/wish-list';
let testShop: TestShop;
const closed = jest.fn();
beforeEach(() => {
  testShop = openTestShop();
  closed.mockReset();
});
const show = (item: object[], store: object[]) => {
  testShop.answers[WISHES] = { item, store };
  return testShop.renderWithProviders(
    <WishActionsProvider value={{ isWished: () => true, subscribe: () => () => undefined, toggle: () => undefined }}>
      <WishlistDrawer onClose={closed} />
    </WishActionsProvider>,
    { messages: [wishlistMessages], token: 't', path: '/home' },
  );
};
const openTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

it('[WISH-01] opens on the tab that is not empty', async () => {
  const stores = await show([], [wireStore(1)]);
  expect(await openTab()).toBe('Stores');
  expect(screen.getByRole('heading', { name: 'Store 1' })).toBeVisible();
  stores.unmount();
  await show([wireItem(1)], [wireStore(1)]);
  expect(await openTab()).toBe('Goods');
});

it('[WISH-03] [WISH-04] an empty list, and an empty tab, link to the shop', async () => {
  const nothing = await show([], []);
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  const homeLink = () => screen.getByRole('link', { name: 'Look around' });
  expect(homeLink()).toHaveAttribute('href', '/home');
  // The link leads to the current page, where navigation alone would not close the drawer.
  await userEvent.click(homeLink());
  expect(closed).toHaveBeenCalledTimes(1);
  nothing.unmount();
  await show([wireItem(1)], []);
  await userEvent.click(await screen.findByRole('tab', { name: 'Stores' }));
  expect(await screen.findByRole('heading', { name: 'No favourite stores found' })).toBeVisible();
  expect(homeLink()).toHaveAttribute('href', '/home');
});
