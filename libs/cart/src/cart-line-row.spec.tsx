import type { CartLine, Item } from '@shop/domain';
import { noChoice } from '@shop/domain/variation';
import { createI18n, FormatsProvider, loadMessages, MessagesProvider } from '@shop/i18n';
import { ShopThemeProvider } from '@shop/ui';
import { minor } from '@shop/util';
import { createModuleRegistry, ModuleProvider } from '@shop/module-kit';
import { render, screen } from '@testing-library/react';
import { CartProvider } from './lib/cart-context';
import { CartLineRow } from './lib/cart-line-row';
import type { Cart } from './lib/create-cart';
import { cartMessages } from './messages';

const coffee = {
  id: '1',
  name: 'Ground Coffee',
  image: null,
  price: minor(980),
  discount: { kind: 'percent', percent: 10 },
  storeDiscount: 0,
  isFlashSale: false,
  variations: [{ type: '250g', price: minor(980), stock: 5 }],
  choices: [],
  groups: [],
  addOns: [{ id: '3', name: 'Filter', price: minor(100) }],
  stock: 5,
} as unknown as Item;

async function show(item: Item) {
  const i18n = createI18n('en');
  await loadMessages(i18n, cartMessages);
  const line: CartLine = {
    id: 'l',
    item,
    quantity: 2,
    choice: { ...noChoice, variation: '250g', addOns: [{ id: '3', quantity: 1 }] },
  };
  const view = render(
    <ShopThemeProvider accent="green" scheme="light" direction="ltr">
      <MessagesProvider i18n={i18n}>
        <FormatsProvider
          money={{ symbol: '€', side: 'left', digits: 2 }}
          clock={{ timeZone: 'UTC', hours: '12', language: 'en' }}
        >
          <ModuleProvider registry={createModuleRegistry([])} type={null}>
            <CartProvider cart={{} as Cart}>
              <ul>
                <CartLineRow line={line} onEdit={() => undefined} />
              </ul>
            </CartProvider>
          </ModuleProvider>
        </FormatsProvider>
      </MessagesProvider>
    </ShopThemeProvider>,
  );
  return view;
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
