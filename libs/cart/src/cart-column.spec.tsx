/** The cart beside the items of a store: what the drawer has, without opening it. */
import type { CartLine } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { noChoice } from '@shop/domain/variation';
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartColumn } from './lib/cart-column';
import { CartProvider, useCart } from './lib/cart-context';
import type { CartPanelsProps } from './lib/cart-panels-props';
import type { Cart } from './lib/create-cart';
import { cartMessages } from './messages';

const lineOf = (id: string, name: string, price: number, quantity: number): CartLine => ({
  id,
  item: { ...sampleItem({ name, price: minor(price) }), id, storeName: 'Corner' },
  quantity,
  choice: noChoice,
});
const LINES = [lineOf('7', 'Coffee', 980, 2), lineOf('8', 'Bread', 340, 1)];

function OpenPanel() {
  return <p data-testid="panel">{JSON.stringify(useCart().panel)}</p>;
}

function show(lines: readonly CartLine[], over: Partial<CartPanelsProps> = {}) {
  const went: string[] = [];
  const cart = { lines: () => lines, subscribe: () => () => undefined } as unknown as Cart;
  const props: CartPanelsProps = {
    isHomePage: false,
    goHome: () => undefined,
    goCheckout: (source) => went.push(`checkout ${source}`),
    goSignIn: () => undefined,
    goSignUp: () => undefined,
    editLine: (itemId) => went.push(`item ${itemId}`),
    isSignedIn: true,
    guestCheckout: true,
    freeDeliveryOver: null,
    ...over,
  };
  const shown = openTestShop().renderWithProviders(
    <CartProvider cart={cart}>
      <CartColumn {...props} />
      <OpenPanel />
    </CartProvider>,
    { messages: [cartMessages] },
  );
  return shown.then(() => went);
}

it('[CART-08] [CART-20] has the store, the lines and their sum, and leads to the checkout', async () => {
  const went = await show(LINES);
  const column = screen.getByRole('complementary', { name: 'Your cart' });
  expect(within(column).getByText('Corner')).toBeVisible();
  const rows = within(within(column).getByRole('list', { name: 'Corner' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/€/).textContent)).toEqual(['€19.60', '€3.40']);
  expect(within(column).getByText('Subtotal').parentElement).toHaveTextContent('€23.00');
  await userEvent.click(screen.getByRole('button', { name: 'Change Bread' }));
  await userEvent.click(screen.getByRole('button', { name: 'Proceed To Checkout' }));
  expect(went).toEqual(['item 8', 'checkout cart']);
});

it('asks a visitor, as the drawer does, whether to go on as a guest', async () => {
  const went = await show(LINES, { isSignedIn: false });
  await userEvent.click(screen.getByRole('button', { name: 'Proceed To Checkout' }));
  expect(screen.getByTestId('panel')).toHaveTextContent('{"kind":"guest","page":"cart"}');
  expect(went).toEqual([]);
});

it('is not there without lines', async () => {
  await show([]);
  expect(screen.queryByRole('complementary')).toBeNull();
});
