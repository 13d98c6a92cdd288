import type { CartLine, Item } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { noChoice } from '@shop/domain/variation';
import { openTestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { hostToasts } from '@shop/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));

function show(item: Item, cart = {} as Cart) {
  const line: CartLine = {
    id: 'l',
    item,
    quantity: 2,
    choice: { ...noChoice, variation: '250g', addOns: [{ id: '3', quantity: 1 }] },
  };
  return openTestShop().renderWithProviders(
    <CartProvider cart={cart}>
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
  expect(before).toHaveAccessibleName('was €20.60');
});

it('[CART-17] [CART-18] plus counts the other lines of the item', async () => {
  const item = { ...coffee, maximumQuantity: 5, stock: 9 };
  const choice = { ...noChoice, variation: '250g' };
  const [line, other]: CartLine[] = [
    { id: 'l', item, quantity: 2, choice },
    { id: 'm', item, quantity: 3, choice: { ...choice, addOns: [{ id: '3', quantity: 1 }] } },
  ];
  const changed: number[] = [];
  const setQuantity: Cart['setQuantity'] = async (_, quantity) => (changed.push(quantity), { ok: true, queued: false });
  let lines = [line, other] as CartLine[];
  const shown = await show(item, { lines: () => lines, setQuantity } as unknown as Cart);
  const more = () => userEvent.click(screen.getByRole('button', { name: 'One more of Ground Coffee' }));
  await more();
  expect([changed, toasts]).toEqual([[], ['Out of Stock']]);
  lines = [line as CartLine];
  await more();
  expect(changed).toEqual([3]);
  lines = [line, { ...other, choice: { ...choice, variation: '500g' } }] as CartLine[];
  await more();
  expect([changed, toasts]).toEqual([[3], ['Out of Stock', 'Out of Limits']]);
  shown.unmount();
});

it('[CART-08] a line without a discount shows one price', async () => {
  await show({ ...coffee, discount: null });
  expect(screen.getByText('€20.60').closest('s')).toBeNull();
});
