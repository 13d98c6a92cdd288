import type { CartLine, Item } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { noChoice } from '@shop/domain/variation';
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { screen } from '@testing-library/react';
import { CartProvider } from './lib/cart-context';
import { CartLineRow } from './lib/cart-line-row';
import type { Cart } from './lib/create-cart';
import { cartMessages } from './messages';

const coffee = sampleItem({
  name: 'Ground Coffee',
  price: minor(980),
  discount: { kind: 'percent', percent: 10 },
  variations: [{ type: '250g', price: minor(980), stock: 5 }],
  addOns: [{ id: '3', name: 'Filter', price: minor(100) }],
  stock: 5,
});

function show(item: Item) {
  const line: CartLine = {
    id: 'l',
    item,
    quantity: 2,
    choice: { ...noChoice, variation: '250g', addOns: [{ id: '3', quantity: 1 }] },
  };
  return openTestShop().renderWithProviders(
    <CartProvider cart={{} as Cart}>
      <ul>
        <CartLineRow line={line} onEdit={() => undefined} />
      </ul>
    </CartProvider>,
    { messages: [cartMessages] },
  );
}

it('[CART-08] [CART-19] a discounted line shows both prices; its add-ons are not discounted', async () => {
  await show(coffee);
  expect(screen.getByText('€18.64')).toBeVisible();
  const before = screen.getByText('€20.60').closest('s');
  expect(before).not.toBeNull();
  expect(before).toHaveAccessibleName('before €20.60');
});

it('[CART-08] a line without a discount shows one price', async () => {
  await show({ ...coffee, discount: null });
  expect(screen.getByText('€20.60').closest('s')).toBeNull();
});
