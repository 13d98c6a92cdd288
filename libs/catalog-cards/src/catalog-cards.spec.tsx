import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine, Item, Store } from '@shop/domain';
import { noChoice } from '@shop/domain/variation';
import { createTexts, FormatsProvider, loadTexts, TextsProvider } from '@shop/i18n';
import { createModuleRegistry, ModuleProvider, type CatalogueRules, type ModuleDefinition } from '@shop/module-kit';
import { hostToasts, ShopThemeProvider } from '@shop/ui';
import { minor } from '@shop/util';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { cardTexts, ItemActionsProvider, ItemCard, StoreCard, type ItemActions } from './index';
import { ItemForm } from './lib/item-form';
import { storeItemCount } from './lib/store-card';

const goods: CatalogueRules = {
  tracksStock: true,
  hasServingHours: false,
  hasVegChoice: false,
  cutsNames: true,
  cards: { item: 'vertical', store: 'cover' },
};
const meals: CatalogueRules = {
  tracksStock: false,
  hasServingHours: true,
  hasVegChoice: true,
  cutsNames: false,
  cards: { item: 'wide', store: 'cover' },
};
const definition = (type: string, catalogue: CatalogueRules): ModuleDefinition => ({
  type,
  accent: 'green',
  catalogue,
  header: { chat: true, contactLink: false },
  home: [],
  words: {} as never,
});
const registry = createModuleRegistry([definition('goods', goods), definition('meals', meals)]);

const milk: Item = {
  id: '5',
  slug: 'milk',
  name: 'Whole Milk',
  description: 'From the hills.',
  image: null,
  images: [],
  price: minor(200),
  discount: null,
  storeDiscount: 0,
  isFlashSale: false,
  variations: [],
  choices: [],
  groups: [],
  addOns: [],
  stock: 10,
  maximumQuantity: null,
  unit: 'L',
  isVeg: true,
  isOrganic: false,
  isRecommended: false,
  hours: null,
  scheduleOrder: false,
  freeDelivery: false,
  deliveryTime: null,
  storeId: '9',
  storeName: 'Corner',
  zoneId: '1',
  moduleId: '1',
  moduleType: 'goods',
  rating: 4.5,
  ratingCount: 8,
  orderCount: 0,
  categories: [{ id: '1', name: 'Dairy' }],
  tags: ['fresh'],
};
const pizza: Item = {
  ...milk,
  id: '6',
  name: 'Pizza',
  price: minor(800),
  stock: null,
  unit: null,
  isVeg: false,
  groups: [
    {
      name: 'Size',
      multi: false,
      required: true,
      min: 0,
      max: 0,
      options: [
        { label: 'Small', price: minor(0) },
        { label: 'Large', price: minor(250) },
      ],
    },
    {
      name: 'Toppings',
      multi: true,
      required: false,
      min: 1,
      max: 2,
      options: ['Olives', 'Rocket', 'Chilli'].map((label) => ({ label, price: minor(50) })),
    },
  ],
  addOns: [{ id: '3', name: 'Dip', price: minor(75) }],
};

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => void toasts.splice(0));

function port(lines: CartLine[] = [], over: Partial<ItemActions> = {}) {
  const asked: { kind: string; item?: Item; quantity?: number; choice?: unknown }[] = [];
  const actions: ItemActions = {
    linkTo: (item) => `?item=${item.id}`,
    open: (item) => void asked.push({ kind: 'open', item }),
    add: async (item, choice, quantity) => (
      asked.push({ kind: 'add', item, choice, quantity }),
      { ok: true, queued: false }
    ),
    change: async (_line, choice, quantity) => (
      asked.push({ kind: 'change', choice, quantity }),
      { ok: true, queued: false }
    ),
    setQuantity: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
    lines: () => lines,
    ...over,
  };
  return { actions, asked };
}

async function show(element: ReactElement, module: 'goods' | 'meals', actions: ItemActions = port().actions) {
  const texts = createTexts('en');
  await loadTexts(texts, cardTexts);
  return render(
    <MemoryRouter>
      <TextsProvider instance={texts}>
        <ShopThemeProvider accent="green" scheme="light" direction="ltr">
          <FormatsProvider
            money={{ symbol: '€', side: 'left', digits: 2 }}
            clock={{ timeZone: 'UTC', hours: '12', language: 'en' }}
          >
            <ModuleProvider registry={registry} type={module} words={null}>
              <ItemActionsProvider value={actions}>{element}</ItemActionsProvider>
            </ModuleProvider>
          </FormatsProvider>
        </ShopThemeProvider>
      </TextsProvider>
    </MemoryRouter>,
  );
}

describe('item cards', () => {
  it('[CARD-01] [CARD-02] [CARD-20] show name, rating, price, the old one struck through, and badges in every layout', async () => {
    for (const layout of ['vertical', 'wide'] as const) {
      const { unmount } = await show(
        <ItemCard
          item={{ ...milk, discount: { kind: 'percent', percent: 10 }, isOrganic: true, isRecommended: true }}
          layout={layout}
        />,
        'goods',
      );
      expect(screen.getByRole('link', { name: 'Whole Milk' })).toBeVisible();
      expect(screen.getByText('€1.80')).toBeVisible();
      expect(screen.getByText('€2.00').closest('s')).not.toBeNull();
      for (const badge of ['-10%', 'Organic', 'Recommend']) expect(screen.getByText(badge)).toBeVisible();
      expect(screen.getByRole('img', { name: 'Rated 4.50 of 5' })).toBeVisible();
      unmount();
    }
  });

  it('[CARD-15] [CARD-16] [CARD-19] [CARD-22] show no badge and no stars where there is nothing to show', async () => {
    await show(<ItemCard item={{ ...milk, rating: 0 }} layout="vertical" />, 'goods');
    expect(screen.queryByText('Recommend')).toBeNull();
    expect(screen.queryByText('Organic')).toBeNull();
    expect(screen.queryByText(/%/)).toBeNull();
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  it('[CARD-17] [CARD-18] name an amount, and the store discount before the item’s own', async () => {
    const amount = await show(
      <ItemCard item={{ ...milk, discount: { kind: 'amount', amount: minor(50) } }} layout="vertical" />,
      'goods',
    );
    expect(screen.getByText('-€0.50')).toBeVisible();
    amount.unmount();
    await show(
      <ItemCard
        item={{ ...milk, discount: { kind: 'amount', amount: minor(50) }, storeDiscount: 15 }}
        layout="vertical"
      />,
      'goods',
    );
    expect(screen.getByText('-15%')).toBeVisible();
  });

  it('[CARD-21] show a range over the variations', async () => {
    const variations = [
      { type: 'A', price: minor(100), stock: 1 },
      { type: 'B', price: minor(300), stock: 1 },
    ];
    await show(<ItemCard item={{ ...milk, variations }} layout="vertical" />, 'goods');
    expect(screen.getByText('€1.00 – €3.00')).toBeVisible();
  });

  it('[CARD-23] [GROC-05] [FOOD-12] cut goods to 25 characters and the unit, and never dishes', async () => {
    const name = 'Extra Virgin Cold Pressed Olive Oil';
    const cutOne = await show(<ItemCard item={{ ...milk, name }} layout="vertical" />, 'goods');
    expect(screen.getByRole('link')).toHaveTextContent('Extra Virgin Cold Pressed... (L)');
    cutOne.unmount();
    await show(<ItemCard item={{ ...pizza, name }} layout="wide" />, 'meals');
    expect(screen.getByRole('link')).toHaveTextContent(name);
  });

  it('[GROC-03] [ITEM-01] open the dialog instead of adding; [CARD-13] tell what is in the cart', async () => {
    const line: CartLine = { id: 'l', item: milk, quantity: 3, choice: noChoice };
    const { actions, asked } = port([line]);
    await show(<ItemCard item={milk} layout="vertical" />, 'goods', actions);
    expect(screen.getByText('3 in the cart')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Whole Milk' }));
    expect(asked).toEqual([{ kind: 'open', item: milk }]);
  });

  it('[FOOD-07] [FOOD-08] [FOOD-09] mark veg and hours in food only', async () => {
    const hours = { start: '00:00', end: '00:01' };
    const later = await show(<ItemCard item={{ ...pizza, hours, scheduleOrder: true }} layout="wide" />, 'meals');
    expect(screen.getByRole('img', { name: 'Not vegetarian' })).toBeVisible();
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.getByText('You can order it later.')).toBeVisible();
    later.unmount();
    await show(<ItemCard item={{ ...milk, hours }} layout="vertical" />, 'goods');
    expect(screen.queryByRole('img', { name: 'Vegetarian' })).toBeNull();
    expect(screen.queryByText('Not Available now')).toBeNull();
  });

  it('[CARD-24] [CARD-25] say that nothing is left where stock is kept', async () => {
    const gone = await show(<ItemCard item={{ ...milk, stock: 0 }} layout="vertical" />, 'goods');
    expect(screen.getByText('Out of Stock')).toBeVisible();
    gone.unmount();
    await show(<ItemCard item={{ ...milk, stock: null }} layout="vertical" />, 'goods');
    expect(screen.queryByText('Out of Stock')).toBeNull();
  });
});

describe('store cards', () => {
  const store = {
    id: '9',
    slug: 'corner',
    name: 'Corner',
    address: '1 Quay',
    logo: null,
    cover: null,
    distance: 1250,
    zoneId: '1',
    moduleId: '1',
    active: true,
    open: true,
    deliveryTime: '20-30 min',
    freeDelivery: true,
    discount: null,
    rating: 4.25,
    ratingCount: 9,
    itemCount: 10,
  } as unknown as Store;

  it('[CARD-29] [CARD-30] [FMT-03] [FMT-07] show what a customer decides by, and link with slug and module', async () => {
    await show(<StoreCard store={store} layout="cover" />, 'goods');
    expect(screen.getByRole('link', { name: 'Corner' })).toHaveAttribute(
      'href',
      '/store/corner?module_id=1&store_zone_id=1',
    );
    for (const text of ['1.25 km away', '20-30 min', 'Free delivery', '1 Quay', '9+ items'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('img', { name: /Rated 4\.[23] of 5/ })).toBeVisible();
  });

  it('[CARD-27] lie under CLOSED NOW when closed', async () => {
    await show(<StoreCard store={{ ...store, open: false }} layout="cover" />, 'goods');
    expect(screen.getByText('CLOSED NOW')).toBeVisible();
  });

  it('[CARD-33] [CARD-34] count items as written', () => {
    expect([0, 1, 2, 3, 10].map(storeItemCount)).toEqual(['0', '1', '1', '2+', '9+']);
  });
});

describe('the item dialog', () => {
  const form = (item: Item, module: 'goods' | 'meals', actions?: ItemActions, closed = false) =>
    show(<ItemForm item={item} storeIsClosed={closed} onDone={() => toasts.push('done')} />, module, actions);

  it('[ITEM-03] [ITEM-04] [ITEM-05] [ITEM-06] shows the item, its store, chips and stock', async () => {
    const shown = await form({ ...milk, isOrganic: true }, 'goods');
    expect(screen.getByRole('heading', { name: 'Whole Milk' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corner' })).toHaveAttribute('href', '/store/9?module_id=1');
    expect(
      within(screen.getByRole('list', { name: 'Categories and tags' }))
        .getAllByRole('listitem')
        .map((chip) => chip.textContent),
    ).toEqual(['Dairy', 'fresh']);
    expect(screen.getByText('In Stock')).toBeVisible();
    shown.unmount();
    await form({ ...milk, stock: 0 }, 'goods');
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
  });

  it('[ITEM-07] [FMT-10] cuts a description at 130 characters and unfolds it', async () => {
    const long = `${'a'.repeat(130)}bcd`;
    const cutOne = await form({ ...milk, description: long }, 'goods');
    expect(screen.getByText(/a\.\.\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText(new RegExp(long))).toBeVisible();
    cutOne.unmount();
    await form({ ...milk, description: 'a'.repeat(130) }, 'goods');
    expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
  });

  it('[ITEM-10] [ITEM-11] [ITEM-13] [ITEM-14] starts at one, moves the total, and never goes below one', async () => {
    await form(milk, 'goods');
    const less = screen.getByRole('button', { name: 'One less of Whole Milk' });
    expect(less).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One more of Whole Milk' }));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: /Add to Cart €4\.00/ })).toBeVisible();
    await userEvent.click(less);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('[ITEM-52] [ITEM-53] [ITEM-54] stops at stock and at the limit with a word', async () => {
    const scarce = await form({ ...milk, stock: 1 }, 'goods');
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(toasts).toEqual(['Out of Stock']);
    scarce.unmount();
    await form({ ...milk, maximumQuantity: 1 }, 'goods');
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(toasts).toEqual(['Out of Stock', 'Out of Limits']);
  });

  it('[ITEM-18] [ITEM-19] [ITEM-20] [ITEM-24] [PLUS-27] shows every fault at once, focuses the first, and calls nothing', async () => {
    const { actions, asked } = port();
    await form({ ...pizza, groups: pizza.groups.map((group) => ({ ...group, required: true })) }, 'meals', actions);
    expect(
      screen.getByText('This Variation needs to be selected in between minimum 1 and Maximum 2 items.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(screen.getByText('Variation Size can not remain without selection.')).toBeVisible();
    expect(screen.getByText('Variation Toppings can not remain without selection.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Small' })).toHaveFocus());
    for (const label of [/Olives/, /Rocket/, /Chilli/])
      await userEvent.click(screen.getByRole('checkbox', { name: label }));
    expect(
      screen.getByText('Selected variation named Toppings must be in between Minimum 1 and Maximum 2'),
    ).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('[ITEM-15] [ITEM-16] [ITEM-17] [ITEM-28] [ITEM-29] [ITEM-31] [ITEM-32] [ITEM-47] [CART-35] moves the total with every choice and adds what was chosen', async () => {
    const { actions, asked } = port();
    await form(pizza, 'meals', actions);
    const total = (text: string) =>
      expect(screen.getByRole('button', { name: new RegExp(`Add to Cart ${text}`) })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
    total('€10\\.50');
    await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
    expect(screen.getByRole('checkbox', { name: /Large/ })).not.toBeChecked();
    const dipLess = screen.getByRole('button', { name: 'One less of Dip' });
    expect(dipLess).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Dip/ }));
    await userEvent.click(screen.getByRole('button', { name: 'One more of Dip' }));
    total('€9\\.50');
    await userEvent.click(dipLess);
    await userEvent.click(dipLess);
    expect(screen.getByRole('checkbox', { name: /Dip/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(asked).toEqual([
      { kind: 'add', item: pizza, quantity: 1, choice: { variation: null, options: { Size: ['Small'] }, addOns: [] } },
    ]);
    expect(toasts).toEqual(['Item added to cart', 'done']);
  });

  it('[ITEM-25] [ITEM-26] warns beside a variation without stock, and refuses it', async () => {
    const { actions, asked } = port();
    const variations = [
      { type: '1L', price: minor(200), stock: 4 },
      { type: '2L', price: minor(350), stock: 0 },
    ];
    await form(
      { ...milk, variations, choices: [{ name: 'choice_1', title: 'Size', options: ['1 L', '2 L'] }] },
      'goods',
      actions,
    );
    await userEvent.click(screen.getByRole('radio', { name: /2 L/ }));
    expect(screen.getByText('This variation is out of stock')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(
      screen.getByText('This variation is out of stock. Choose another variation to proceed further.'),
    ).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('[ITEM-34] [ITEM-35] [ITEM-48] [ITEM-50] opens with the cart’s choice, updates it, and warns when nothing changed', async () => {
    const line: CartLine = { id: 'l', item: milk, quantity: 2, choice: noChoice };
    const { actions, asked } = port([line]);
    await form(milk, 'goods', actions);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(screen.getByRole('button', { name: /Update to cart/ }));
    expect(toasts).toEqual(['No changes found to update.']);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    await userEvent.click(screen.getByRole('button', { name: /Update to cart/ }));
    expect(asked).toEqual([{ kind: 'change', choice: noChoice, quantity: 3 }]);
    expect(toasts).toContain('Item updated successfully');
  });

  it('[ITEM-36] [ITEM-37] [ITEM-38] [ITEM-56] follows the hours and the store', async () => {
    const hours = { start: '00:00', end: '00:01' };
    const later = await form({ ...pizza, hours, scheduleOrder: true }, 'meals');
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.getByText('Available from 12:00 am to 12:01 am')).toBeVisible();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeEnabled();
    later.unmount();
    const never = await form({ ...pizza, hours }, 'meals');
    expect(screen.getByText('Available will be from 12:00 am to 12:01 am')).toBeVisible();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
    never.unmount();
    await form(milk, 'goods', undefined, true);
    expect(screen.getByText('Closed Now')).toBeVisible();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
  });

  it('[ITEM-60] keeps the dialog open with the server’s words when it refuses', async () => {
    const { actions } = port([], { add: async () => ({ ok: false, messages: ['Only 1 left.'] }) });
    await form(milk, 'goods', actions);
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(await screen.findByText('Only 1 left.')).toBeVisible();
    expect(toasts).toEqual([]);
  });
});
