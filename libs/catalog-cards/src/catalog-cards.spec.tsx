import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartLine, Item, Store } from '@shop/domain';
import { noChoice } from '@shop/domain/variation';
import { createI18n, loadMessages } from '@shop/i18n';
import { hostToasts, ShopThemeProvider } from '@shop/ui';
import { minor, MOST_UNITS } from '@shop/util';
import type { ReactElement } from 'react';
import {
  cardMessages,
  CouponCard,
  FlashCard,
  promoMessages,
  ItemCard,
  StoreArrivalsProvider,
  StoreCard,
  WishActionsProvider,
  type ArrivalsOfStores,
  type ItemActions,
  type WishOf,
} from './index';
import { countdownOf } from './lib/countdown';
import { ItemForm } from './lib/item-form';
import { storeItemCount } from './lib/cards/store-card';
import { milk, pizza, fakeActions, TestShop, store } from './test-shop.spec-helper';

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => void toasts.splice(0));

async function show(element: ReactElement, module: 'goods' | 'meals', actions: ItemActions = fakeActions().actions) {
  const i18n = createI18n('en');
  await loadMessages(i18n, cardMessages, promoMessages);
  return render(
    <ShopThemeProvider accent="green" scheme="light" direction="ltr">
      <TestShop i18n={i18n} module={module} actions={actions}>
        {element}
      </TestShop>
    </ShopThemeProvider>,
  );
}

describe('item cards', () => {
  const LAYOUTS = ['vertical', 'list', 'popular', 'beside', 'special'] as const;
  const reduced = { ...milk, discount: { kind: 'percent', percent: 10 } } as const;

  it.each(LAYOUTS)('[CARD-20] the layout %s strikes the old price through', async (layout) => {
    await show(<ItemCard item={reduced} layout={layout} />, 'goods');
    expect(screen.getByText('€1.80')).toBeVisible();
    expect(screen.getByText('€2.00').closest('s')).not.toBeNull();
  });

  it.each(LAYOUTS)(
    '[CARD-01] [CARD-02] [CARD-03] [CARD-04] %s shows name, rating, price and badges',
    async (layout) => {
      await show(<ItemCard item={{ ...reduced, isOrganic: true, isRecommended: true }} layout={layout} />, 'goods');
      expect(screen.getByRole('link', { name: 'Whole Milk' })).toBeVisible();
      expect(screen.getByText('€1.80')).toBeVisible();
      // One badge beside the reduction.
      expect(screen.getByText('-10%')).toBeVisible();
      expect(within(screen.getByText('Recommend')).getByRole('img', { name: 'Organic' })).toBeVisible();
      expect(screen.getByRole('img', { name: 'Rated 4.50 of 5' })).toBeVisible();
    },
  );

  it.each(['vertical', 'special'] as const)(
    '[CARD-15] [CARD-16] %s: one badge on the picture, the reduction',
    async (layout) => {
      const marked = { ...reduced, isOrganic: true, isRecommended: true };
      const both = await show(<ItemCard item={marked} layout={layout} />, 'goods');
      // The picture stands before the name, the facts after it.
      const onPicture = (text: string) =>
        (screen.getByText(text).compareDocumentPosition(screen.getByRole('heading')) &
          Node.DOCUMENT_POSITION_FOLLOWING) >
        0;
      expect(onPicture('-10%')).toBe(true);
      expect(onPicture('Recommend')).toBe(false);
      expect(screen.getAllByText('Recommend')).toHaveLength(1);
      both.unmount();
      await show(<ItemCard item={{ ...marked, discount: null }} layout={layout} />, 'goods');
      expect(onPicture('Recommend')).toBe(true);
      expect(screen.getAllByText('Recommend')).toHaveLength(1);
    },
  );

  it('mark the one whose picture becomes that of the page that a press opens', async () => {
    await show(
      <>
        <ItemCard item={milk} layout="vertical" />
        <ItemCard item={{ ...milk, id: '2', name: 'Oat Drink' }} layout="vertical" />
      </>,
      'goods',
    );
    const marked = () => screen.getAllByRole('article').map((card) => card.hasAttribute('data-pressed'));
    await userEvent.click(screen.getByRole('link', { name: 'Whole Milk' }));
    expect(marked()).toEqual([true, false]);
    await userEvent.click(screen.getByRole('link', { name: 'Oat Drink' }));
    expect(marked()).toEqual([false, true]);
  });

  it('[CARD-15] [CARD-16] [CARD-19] [CARD-22] show no badges and no stars without values for them', async () => {
    await show(<ItemCard item={{ ...milk, rating: 0 }} layout="vertical" />, 'goods');
    expect(screen.queryByText('Recommend')).toBeNull();
    expect(screen.queryByText('Organic')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Organic' })).toBeNull();
    expect(screen.queryByText(/%/)).toBeNull();
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  it('[CARD-17] [CARD-18] show a fixed amount, and the store discount rather than the item’s own', async () => {
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

  it('[CARD-21] show a price range over the variations', async () => {
    const variations = [
      { type: 'A', price: minor(100), stock: 1 },
      { type: 'B', price: minor(300), stock: 1 },
    ];
    await show(<ItemCard item={{ ...milk, variations }} layout="vertical" />, 'goods');
    expect(screen.getByText('€1.00 – €3.00')).toBeVisible();
  });

  it('[CARD-23] [GROC-05] [FOOD-12] truncate goods to 25 characters and the unit, but never dishes', async () => {
    const name = 'Extra Virgin Cold Pressed Olive Oil';
    const cutOne = await show(<ItemCard item={{ ...milk, name }} layout="vertical" />, 'goods');
    expect(screen.getByRole('link')).toHaveTextContent('Extra Virgin Cold Pressed... (L)');
    cutOne.unmount();
    await show(<ItemCard item={{ ...pizza, name }} layout="beside" />, 'meals');
    expect(screen.getByRole('link')).toHaveTextContent(name);
  });

  it('[FMT-02] round the rating to the decimals of the config', async () => {
    await show(<ItemCard item={{ ...milk, rating: 4.256 }} layout="vertical" />, 'goods');
    expect(screen.getByRole('img', { name: 'Rated 4.26 of 5' })).toBeVisible();
  });

  it('[CARD-09] [CARD-12] [PHAR-14] offer a quick view that the keyboard reaches, also where a press opens a page', async () => {
    const { actions, calls } = fakeActions();
    await show(<ItemCard item={milk} layout="vertical" />, 'goods', actions);
    const eye = screen.getByRole('button', { name: 'Quick View of Whole Milk' });
    expect(eye).toHaveAttribute('title', 'Quick View');
    await userEvent.tab();
    expect(eye).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual([{ kind: 'quickView', item: milk }]);
  });

  it('[CARD-32] show delivery time and free delivery when the item has them', async () => {
    const told = await show(
      <ItemCard
        item={{ ...milk, deliveryTime: { min: 20, max: 30, unit: 'min' }, freeDelivery: true }}
        layout="vertical"
      />,
      'goods',
    );
    expect(screen.getByText('20–30 min')).toBeVisible();
    expect(screen.getByText('Free delivery')).toBeVisible();
    told.unmount();
    await show(<ItemCard item={milk} layout="vertical" />, 'goods');
    expect(screen.queryByText('Free delivery')).toBeNull();
  });

  it('[CARD-32] [PLUS-47] say the arrival of their store at this place; before it is known, nothing in its place', async () => {
    const stated = { ...milk, deliveryTime: { min: 20, max: 30, unit: 'min' as const } };
    const card = (arrivals: ArrivalsOfStores) => (
      <StoreArrivalsProvider value={arrivals}>
        <ItemCard item={stated} layout="vertical" />
      </StoreArrivalsProvider>
    );
    const told = await show(card({ [milk.storeId]: { min: 24, max: 31, unit: 'min' } }), 'goods');
    expect(screen.getByText('24–31 min')).toBeVisible();
    told.unmount();
    const early = await show(card(undefined), 'goods');
    expect(screen.getByText('20–30 min').closest('[class*="expected"]')).not.toBeNull();
    early.unmount();
    for (const other of [null, { 0: { min: 1, max: 2, unit: 'min' as const } }]) {
      const shown = await show(card(other), 'goods');
      expect(screen.getByText('20–30 min').closest('[class*="expected"]')).toBeNull();
      shown.unmount();
    }
  });

  it('[CARD-36] show a placeholder when the image fails to load', async () => {
    const { container } = await show(
      <ItemCard item={{ ...milk, image: { url: '/gone.png', tint: null } }} layout="vertical" />,
      'goods',
    );
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/gone.png');
    act(() => void image?.dispatchEvent(new Event('error', { bubbles: false })));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg path[d^="M8 14"]')).not.toBeNull();
  });

  it('[GROC-03] [ITEM-01] open the dialog instead of adding, when the module is set so', async () => {
    const { actions, calls } = fakeActions();
    await show(<ItemCard item={pizza} layout="beside" />, 'meals', actions);
    await userEvent.click(screen.getByRole('link', { name: 'Pizza' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Pizza to the cart' }));
    expect(calls).toEqual([
      { kind: 'open', item: pizza },
      { kind: 'open', item: pizza },
    ]);
  });

  it('[CARD-11] [ECOM-03] add at once when there is nothing to choose and the module allows it', async () => {
    const { actions, calls } = fakeActions();
    await show(<ItemCard item={milk} layout="vertical" />, 'goods', actions);
    await userEvent.click(screen.getByRole('button', { name: 'Add Whole Milk to the cart' }));
    expect(calls).toEqual([{ kind: 'add', item: milk, choice: noChoice, quantity: 1 }]);
    expect(toasts).toEqual(['Item added to cart']);
  });

  it('[CARD-13] [CART-12] [ITEM-14] [ITEM-54] show quantity controls for items in the cart', async () => {
    const changes: [string, number][] = [];
    const over = {
      setQuantity: (line: CartLine, quantity: number) => void changes.push([line.id, quantity]),
      remove: (line: CartLine) => void changes.push([line.id, 0]),
    };
    const many = await show(
      <ItemCard item={milk} layout="vertical" />,
      'goods',
      fakeActions([{ id: 'l', item: milk, quantity: 9, choice: noChoice }], over).actions,
    );
    expect(screen.queryByRole('button', { name: 'Add Whole Milk to the cart' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'One less of Whole Milk' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more of Whole Milk' }));
    expect(changes).toEqual([
      ['l', 8],
      ['l', 10],
    ]);
    many.unmount();
    const full = await show(
      <ItemCard item={milk} layout="vertical" />,
      'goods',
      fakeActions([{ id: 'l', item: milk, quantity: 10, choice: noChoice }], over).actions,
    );
    await userEvent.click(screen.getByRole('button', { name: 'One more of Whole Milk' }));
    expect(toasts).toEqual(['Out of Stock']);
    full.unmount();
    await show(
      <ItemCard item={milk} layout="vertical" />,
      'goods',
      fakeActions([{ id: 'l', item: milk, quantity: 1, choice: noChoice }], over).actions,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Whole Milk from the cart' }));
    expect(changes.at(-1)).toEqual(['l', 0]);
    expect(toasts).toContain('Removed from cart.');
  });

  it('[CARD-10] [CARD-14] [CARD-35] show a filled heart for wished items, and call the fakeActions on a press', async () => {
    const calls: string[] = [];
    const wishes = {
      isWished: (wish: WishOf) => wish.kind === 'item' && wish.item.id === milk.id,
      subscribe: () => () => undefined,
      toggle: (wish: WishOf) => void calls.push(wish.kind),
    };
    await show(
      <WishActionsProvider value={wishes}>
        <ItemCard item={milk} layout="vertical" />
        <ItemCard item={{ ...milk, id: '77', name: 'Oat Milk' }} layout="vertical" />
      </WishActionsProvider>,
      'goods',
    );
    expect(screen.getByRole('button', { name: 'Favourite Whole Milk', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Favourite Oat Milk', pressed: false }));
    expect(calls).toEqual(['item']);
  });

  it('[FOOD-08] [FOOD-09] show the hours where the module has serving hours only', async () => {
    const hours = { start: '00:00', end: '00:01' };
    const later = await show(<ItemCard item={{ ...pizza, hours, scheduleOrder: true }} layout="beside" />, 'meals');
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.getByText('You can order it later.')).toBeVisible();
    later.unmount();
    await show(<ItemCard item={{ ...milk, hours }} layout="vertical" />, 'goods');
    expect(screen.queryByText('Not Available now')).toBeNull();
  });

  it.each(['vertical', 'list', 'popular', 'beside', 'special'] as const)(
    '[CARD-11] [FOOD-08] [FOOD-09] as %s an unavailable item shows its next time and has no plus',
    async (layout) => {
      jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-03-05T12:00:00Z') });
      const evening = { start: '17:00', end: '22:00' };
      const card = (over: Partial<Item>) => <ItemCard item={{ ...pizza, ...over }} layout={layout} />;
      const later = await show(card({ hours: evening, scheduleOrder: true }), 'meals');
      expect(screen.getByText('Not Available now')).toBeVisible();
      expect(screen.getByText('You can order it later.')).toBeVisible();
      expect(screen.getByText('Available from 05:00 pm')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Add Pizza to the cart' })).toBeNull();
      later.unmount();
      const never = await show(card({ hours: { start: '06:00', end: '11:30' } }), 'meals');
      expect(screen.getByText('Tomorrow from 06:00 am')).toBeVisible();
      expect(screen.queryByText('You can order it later.')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Add Pizza to the cart' })).toBeNull();
      never.unmount();
      const open = await show(card({ hours: { start: '11:00', end: '22:00' } }), 'meals');
      expect(screen.getByRole('button', { name: 'Add Pizza to the cart' })).toBeVisible();
      open.unmount();
      await show(<ItemCard item={{ ...milk, stock: 0 }} layout={layout} />, 'goods');
      expect(screen.getByText('Out of Stock')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Add Whole Milk to the cart' })).toBeNull();
      jest.useRealTimers();
    },
  );

  it('[CARD-11] [ITEM-56] of a closed store show that instead of a plus', async () => {
    const closed = await show(<ItemCard item={milk} layout="vertical" storeIsClosed />, 'goods');
    expect(screen.getByText('Closed Now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Whole Milk to the cart' })).toBeNull();
    closed.unmount();
    await show(<ItemCard item={{ ...milk, scheduleOrder: true }} layout="vertical" storeIsClosed />, 'goods');
    expect(screen.getByText('You can order it later.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Whole Milk to the cart' })).toBeNull();
  });

  it('[CARD-13] an unavailable item in the cart keeps its quantity controls', async () => {
    const line: CartLine = { id: 'l', item: milk, quantity: 2, choice: noChoice };
    await show(<ItemCard item={{ ...milk, stock: 0 }} layout="vertical" />, 'goods', fakeActions([line]).actions);
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One less of Whole Milk' })).toBeVisible();
  });

  it('[CARD-24] [CARD-25] show Out of Stock where the module tracks stock', async () => {
    const gone = await show(<ItemCard item={{ ...milk, stock: 0 }} layout="vertical" />, 'goods');
    expect(screen.getByText('Out of Stock')).toBeVisible();
    gone.unmount();
    await show(<ItemCard item={{ ...milk, stock: null }} layout="vertical" />, 'goods');
    expect(screen.queryByText('Out of Stock')).toBeNull();
  });
});

describe('store cards', () => {
  it('[CARD-29] [CARD-30] [FMT-03] [FMT-07] show the facts of a store, and link with slug and module', async () => {
    await show(<StoreCard store={store} layout="cover" />, 'goods');
    expect(screen.getByRole('link', { name: 'Corner' })).toHaveAttribute(
      'href',
      '/store/corner?module_id=1&store_zone_id=1',
    );
    for (const text of ['1.25 km away', '20–30 min', 'Free delivery', '1 Quay', '9+ items'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('img', { name: /Rated 4\.[23] of 5/ })).toBeVisible();
  });

  it('[PLUS-69] show what the delivery costs, unless it is free or not known', async () => {
    const priced = await show(
      <StoreCard store={{ ...store, freeDelivery: false, deliveryFee: minor(190) }} layout="cover" />,
      'goods',
    );
    expect(screen.getByRole('img', { name: 'Delivery €1.90' })).toHaveTextContent('€1.90');
    priced.unmount();
    for (const deliveryFee of [null, minor(0)]) {
      const shown = await show(<StoreCard store={{ ...store, deliveryFee }} layout="list" />, 'goods');
      expect(screen.queryByRole('img', { name: /Delivery/ })).toBeNull();
      shown.unmount();
    }
  });

  it('[CARD-31] show a price range if the store has one', async () => {
    const range = { min: minor(150), max: minor(1250) };
    const ranged = await show(<StoreCard store={{ ...store, priceRange: range }} layout="cover" />, 'goods');
    expect(screen.getByText('€1.50 – €12.50')).toBeVisible();
    ranged.unmount();
    await show(<StoreCard store={store} layout="cover" />, 'goods');
    expect(screen.queryByText(/€/)).toBeNull();
  });

  it('[CARD-27] are covered by CLOSED NOW when closed', async () => {
    await show(<StoreCard store={{ ...store, open: false }} layout="cover" />, 'goods');
    expect(screen.getByText('CLOSED NOW')).toBeVisible();
  });

  it('[CARD-33] [CARD-34] count items as specified', () => {
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

  it('[ITEM-04] [PLUS-69] says when its store delivers, for how much, and how far it is, once that is known', async () => {
    const line = async (facts: Partial<Store> | null) => {
      const shop = facts && { ...store, ...facts };
      const shown = await show(
        <ItemForm item={milk} storeIsClosed={false} store={shop} onDone={() => undefined} />,
        'goods',
      );
      const text = screen.getByRole('link', { name: 'Corner' }).closest('p')?.textContent;
      shown.unmount();
      return text;
    };
    expect(await line(null)).toBe('Corner');
    expect(await line({ freeDelivery: false, deliveryFee: minor(190) })).toBe(
      'Corner20–30 minDelivery €1.901.25 km away',
    );
    expect(await line({ deliveryFee: minor(190) })).toBe('Corner20–30 minFree delivery1.25 km away');
    expect(await line({ deliveryTime: null, freeDelivery: false, deliveryFee: null, distance: null })).toBe('Corner');
  });

  it('[ITEM-33] a sold out item has no Buy Now, and nothing to choose on its button', async () => {
    const variations = [{ type: '1L', price: minor(200), stock: 0 }];
    await form({ ...milk, variations, choices: [{ name: 'choice_1', title: 'Size', options: ['1 L'] }] }, 'goods');
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Choose|Buy Now/ })).toBeNull();
  });

  it('[ITEM-07] [FMT-10] truncates a description at 130 characters and expands it', async () => {
    const long = `${'a'.repeat(130)}bcd`;
    const cutOne = await form({ ...milk, description: long }, 'goods');
    expect(screen.getByText(/a\.\.\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(screen.getByText(new RegExp(long))).toBeVisible();
    cutOne.unmount();
    await form({ ...milk, description: 'a'.repeat(130) }, 'goods');
    expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
  });

  it('[ITEM-10] [ITEM-11] [ITEM-13] [ITEM-14] starts at one, updates the total, and never goes below one', async () => {
    await form(milk, 'goods');
    const less = screen.getByRole('button', { name: 'One less of Whole Milk' });
    expect(less).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'One more of Whole Milk' }));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: /Add to Cart €4\.00/ })).toBeVisible();
    await userEvent.click(less);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('[ITEM-52] [ITEM-53] [ITEM-54] stops at stock and limit with a toast', async () => {
    const scarce = await form({ ...milk, stock: 1 }, 'goods');
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(toasts).toEqual(['Out of Stock']);
    scarce.unmount();
    await form({ ...milk, maximumQuantity: 1 }, 'goods');
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(toasts).toEqual(['Out of Stock', 'Out of Limits']);
  });

  it('[ITEM-51] [ITEM-52] [ITEM-53] counts the other lines of the item, and a purchase at once does not', async () => {
    const sizes = ['Small', 'Large'].map((type) => ({ type, price: minor(200), stock: 5 }));
    const chosen = (variation: string) => ({ ...noChoice, variation });
    const inCart = (item: Item) => [{ id: 'l', item, quantity: 4, choice: chosen('Large') }];
    const limited = { ...milk, stock: 10, maximumQuantity: 5, variations: sizes };
    const other = { id: 'm', item: limited, quantity: 1, choice: { ...chosen('Large'), addOns: [] } };
    // Two lines in the cart, so the form is of a third.
    const { actions, calls } = fakeActions([...inCart(limited), { ...other, choice: chosen('Other') }]);
    const shown = await form(limited, 'goods', actions);
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(toasts).toEqual(['Out of Limits', 'Out of Limits']);
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(calls).toMatchObject([{ kind: 'buy', quantity: 1 }]);
    shown.unmount();
    // The only line of the item is the one that is edited: it does not count against itself.
    await form(limited, 'goods', fakeActions(inCart(limited)).actions);
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    expect(screen.getByRole('status')).toHaveTextContent('5');
  });

  it('[ITEM-29] add-ons stop at what an order may hold', async () => {
    const choice = { ...noChoice, options: { Size: ['Small'] }, addOns: [{ id: '3', quantity: MOST_UNITS }] };
    await form(pizza, 'meals', fakeActions([{ id: 'l', item: pizza, quantity: 1, choice }]).actions);
    await userEvent.click(screen.getByRole('button', { name: 'One more of Dip' }));
    expect(toasts).toEqual(['Out of Limits']);
    await userEvent.click(screen.getByRole('button', { name: 'One less of Dip' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more of Dip' }));
    expect(toasts).toHaveLength(1);
  });

  it('[ITEM-08] [ITEM-23] variations show the price charged, and the old price struck through', async () => {
    const variations = [
      { type: '250g', price: minor(980), stock: 4 },
      { type: '1kg', price: minor(3000), stock: 4 },
    ];
    const choices = [{ name: 'choice_1', title: 'Size', options: ['250 g', '1 kg'] }];
    const coffee = { ...milk, variations, choices, discount: { kind: 'percent', percent: 10 } as const };
    await form(coffee, 'goods');
    const row = screen.getByRole('radio', { name: /250 g/ }).closest('label') as HTMLElement;
    expect(within(row).getByText('€8.82')).toBeVisible();
    expect(within(row).getByText('€9.80').closest('s')).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /1 kg/ }));
    expect(screen.getByRole('button', { name: /Add to Cart €27\.00/ })).toBeVisible();
  });

  it('[ITEM-25] [ITEM-26] warns about a variation without stock, and rejects it', async () => {
    const { actions, calls } = fakeActions();
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
    await userEvent.click(screen.getByRole('button', { name: 'Choose another: Size' }));
    expect(
      screen.getByText('This variation is out of stock. Choose another variation to proceed further.'),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('[ITEM-34] [ITEM-35] [ITEM-48] [ITEM-50] opens with the cart’s choice, updates it, and warns when nothing changed', async () => {
    const line: CartLine = { id: 'l', item: milk, quantity: 2, choice: noChoice };
    const { actions, calls } = fakeActions([line]);
    await form(milk, 'goods', actions);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(screen.getByRole('button', { name: /Update to cart/ }));
    expect(toasts).toEqual(['No changes found to update.']);
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    await userEvent.click(screen.getByRole('button', { name: /Update to cart/ }));
    expect(calls).toEqual([{ kind: 'change', choice: noChoice, quantity: 3 }]);
    expect(toasts).toContain('Item updated successfully');
  });

  it('[ITEM-56] can not be ordered while the store is closed', async () => {
    await form(milk, 'goods', undefined, true);
    expect(screen.getByText('Closed Now')).toBeVisible();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
  });

  it('[ITEM-60] stays open with the server’s message when the server rejects it', async () => {
    const { actions } = fakeActions([], { add: async () => ({ ok: false, messages: ['Only 1 left.'] }) });
    await form(milk, 'goods', actions);
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(await screen.findByText('Only 1 left.')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('[ITEM-37] has no Buy Now outside of serving hours', async () => {
    await form({ ...pizza, hours: { start: '00:00', end: '00:01' }, scheduleOrder: true }, 'meals');
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  });

  it('[ITEM-56] [PLUS-26] in a closed store with scheduled orders both buttons stay, with the opening time', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-03-05T20:00:00Z') });
    // A Thursday evening; the store opens on Fridays.
    const shop = { active: true, open: false, schedules: [{ day: 5, opens: '09:00', closes: '18:00' }] };
    const closed = (item: Item, over: Partial<typeof shop> = {}) =>
      show(<ItemForm item={item} storeIsClosed store={{ ...shop, ...over }} onDone={() => undefined} />, 'goods');
    const ahead = await closed({ ...milk, scheduleOrder: true });
    expect(screen.getByText('Closed Now')).toBeVisible();
    expect(screen.getByText('Opens again tomorrow at 09:00 am')).toBeVisible();
    expect(screen.getByText('You can order it for then.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeEnabled();
    ahead.unmount();
    const gone = await closed({ ...milk, scheduleOrder: true }, { active: false });
    expect(screen.queryByText(/Opens/)).toBeNull();
    gone.unmount();
    await closed({ ...milk, scheduleOrder: false });
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
    jest.useRealTimers();
  });

  it('[ITEM-40] [ITEM-41] [ITEM-42] [ITEM-43] a campaign item can only be ordered at once, until the campaign ends', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-03-05T12:00:00Z') });
    const ends = Date.parse('2026-03-06T13:01:02Z');
    const { actions, calls } = fakeActions();
    await form({ ...milk, campaignEnds: ends }, 'goods', actions);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01:01:02');
    expect(screen.queryByRole('button', { name: /Add to Cart|Buy Now/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Order Now/ }));
    expect(calls).toMatchObject([{ kind: 'buy', quantity: 1 }]);
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('timer')).toHaveTextContent('01:01:01:00');
    act(() => jest.setSystemTime(ends));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('This campaign is over')).toBeVisible();
    expect(screen.getByRole('button', { name: /Order Now/ })).toBeDisabled();
    jest.useRealTimers();
  });

  it('[ITEM-49] [CART-14] the detail page has its own messages for update and remove', async () => {
    const removed: string[] = [];
    const line: CartLine = { id: 'l', item: milk, quantity: 1, choice: noChoice };
    const { actions } = fakeActions([line], { remove: ({ id }) => void removed.push(id) });
    await show(
      <ItemForm item={milk} storeIsClosed={false} onDone={() => undefined} variant="page" />,
      'goods',
      actions,
    );
    await userEvent.click(screen.getByRole('button', { name: /One more/ }));
    await userEvent.click(screen.getByRole('button', { name: /Update to cart/ }));
    expect(toasts).toContain('Updated successfully.');
    await userEvent.click(screen.getByRole('button', { name: /One less/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Whole Milk from the cart' }));
    expect(removed).toEqual(['l']);
    expect(toasts).toContain('Cart item remove successfully');
  });

  it.each([
    [0, '00:00:00:00'],
    [1, '00:00:00:01'],
    [86_399_000, '00:23:59:59'],
    [86_400_000, '01:00:00:00'],
    [100 * 86_400_000, '100:00:00:00'],
  ])('[ITEM-41] %i ms are shown as %s', (rest, text) => {
    expect(countdownOf(rest)).toBe(text);
  });

  it('[ITEM-51] adds no more than the stock minus the units of other choices in the cart', async () => {
    const dips = [
      { id: '1', name: 'Mild', price: minor(10) },
      { id: '2', name: 'Hot', price: minor(10) },
    ];
    const item = { ...milk, addOns: dips, stock: 2 };
    const lines = dips.map(({ id }) => ({
      id,
      item,
      quantity: 1,
      choice: { ...noChoice, addOns: [{ id, quantity: 1 }] },
    }));
    const { actions, calls } = fakeActions(lines);
    await form(item, 'goods', actions);
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(toasts).toEqual(['Out of Stock']);
    expect(calls).toEqual([]);
  });
});

describe('a flash sale card', () => {
  const item: Item = {
    ...milk,
    price: minor(1000),
    discount: { kind: 'percent', percent: 30 },
    isFlashSale: true,
    stock: 15,
  };
  const product = { id: '1', item, stock: 20, sold: 5 };

  it.each(['grid', 'panel'] as const)(
    '[CARD-05] [CARD-06] as %s shows price, progress and remaining units',
    async (layout) => {
      const { actions, calls } = fakeActions();
      await show(<FlashCard product={product} layout={layout} />, 'goods', actions);
      expect(screen.getByText('€7.00')).toBeVisible();
      expect(screen.getByText('5 of 20 sold')).toBeVisible();
      expect(screen.getByText('15 left')).toBeVisible();
      expect(screen.getByRole('progressbar', { name: 'Sold so far' })).toHaveAttribute('aria-valuenow', '25');
      await userEvent.click(screen.getByRole('link', { name: 'Whole Milk' }));
      expect(calls.map(({ kind }) => kind)).toEqual(['open']);
    },
  );

  it.each(['grid', 'panel'] as const)('[CARD-09] [CARD-12] as %s has a quick view', async (layout) => {
    const { actions, calls } = fakeActions();
    await show(<FlashCard product={product} layout={layout} />, 'goods', actions);
    await userEvent.click(screen.getByRole('button', { name: 'Quick View of Whole Milk' }));
    expect(calls.map(({ kind }) => kind)).toEqual(['quickView']);
  });

  it('on the page of the sale has a heart and a plus like every other card', async () => {
    const { actions, calls } = fakeActions();
    await show(
      <WishActionsProvider value={{ isWished: () => false, subscribe: () => () => undefined, toggle: () => undefined }}>
        <FlashCard product={product} layout="grid" />
      </WishActionsProvider>,
      'goods',
      actions,
    );
    expect(screen.getByRole('button', { name: 'Favourite Whole Milk' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Whole Milk to the cart' }));
    expect(calls).toHaveLength(1);
  });

  it.each(['grid', 'panel'] as const)(
    '[FOOD-08] [FOOD-09] as %s outside of its hours shows that, and its next time',
    async (layout) => {
      jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-03-05T12:00:00Z') });
      const dish = { ...pizza, isFlashSale: true, stock: 15, hours: { start: '17:00', end: '22:00' } };
      await show(
        <FlashCard product={{ ...product, item: { ...dish, scheduleOrder: true } }} layout={layout} />,
        'meals',
      );
      expect(screen.getByText('Not Available now')).toBeVisible();
      expect(screen.getByText('You can order it later.')).toBeVisible();
      expect(screen.getByText('Available from 05:00 pm')).toBeVisible();
      jest.useRealTimers();
    },
  );

  it('[CARD-24] when sold out shows that and opens nothing', async () => {
    await show(<FlashCard product={{ ...product, sold: 20, item: { ...item, stock: 0 } }} layout="grid" />, 'goods');
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /Quick View|Add / })).toBeNull();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('a coupon', () => {
  const coupon = {
    id: '1',
    code: 'GROC10',
    title: 'Ten percent for you',
    discount: { kind: 'percent', percent: 10 } as const,
    maximum: minor(0),
    minimumPurchase: minor(1500),
    freeDelivery: false,
    expires: '2031-11-20',
  };

  it('[PROMO-10] [PROMO-11] shows its discount and its minimum order', async () => {
    await show(
      <>
        <CouponCard coupon={coupon} />
        <CouponCard coupon={{ ...coupon, discount: { kind: 'amount', amount: minor(500) } }} />
        <CouponCard coupon={{ ...coupon, discount: null, freeDelivery: true }} />
      </>,
      'goods',
    );
    expect(screen.getByText('get 10% discount min Order of €15.00')).toBeVisible();
    expect(screen.getAllByText('Until Nov 20, 2031')).toHaveLength(3);
    expect(screen.getByText('get €5.00 discount min Order of €15.00')).toBeVisible();
    expect(screen.getByText('Free delivery min Order of €15.00')).toBeVisible();
  });

  it('[PROMO-12] [PROMO-13] copies its code with a toast; a failed copy is only logged', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<CouponCard coupon={coupon} />, 'goods');
    const button = screen.getByRole('button', { name: 'Copy code GROC10' });
    await user.click(button);
    expect(write).toHaveBeenCalledWith('GROC10');
    await waitFor(() => expect(toasts).toEqual(['Code GROC10 has been copied']));
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    write.mockRejectedValue(new Error('denied'));
    await user.click(button);
    await waitFor(() => expect(info).toHaveBeenCalled());
    expect(toasts).toHaveLength(1);
    jest.restoreAllMocks();
  });
});

it('[CARD-07] a special offer is highlighted and is a complete card', async () => {
  await show(
    <ItemCard item={{ ...milk, discount: { kind: 'percent', percent: 20 } }} layout="special" withStore />,
    'goods',
  );
  const card = screen.getByRole('article');
  expect(card).toHaveAttribute('data-layout', 'special');
  expect(within(card).getByText('-20%')).toBeVisible();
  expect(within(card).getByText('Corner')).toBeVisible();
});

describe('the gallery of an item', () => {
  const images = Array.from({ length: 7 }, (_, index) => ({ url: `/picture-${index + 1}.png`, tint: null }));

  it('[ECOM-05] shows five thumbnails at a time', async () => {
    await show(<ItemForm item={{ ...milk, images }} storeIsClosed={false} onDone={() => undefined} />, 'goods');
    const names = () =>
      screen
        .getAllByRole('button', { name: /Picture \d of 7/ })
        .map((entry) => entry.ariaLabel ?? entry.getAttribute('aria-label'));
    expect(names()).toEqual([1, 2, 3, 4, 5].map((number) => `Picture ${number} of 7`));
    expect(screen.getByRole('button', { name: 'Earlier pictures' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'More pictures' }));
    expect(names()).toEqual([3, 4, 5, 6, 7].map((number) => `Picture ${number} of 7`));
    expect(screen.getByRole('button', { name: 'More pictures' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Picture 6 of 7' }));
    expect(screen.getByRole('img', { name: 'Whole Milk' })).toHaveAttribute('src', '/picture-6.png');
  });

  it('[ECOM-04] zooms the selected picture to 1200 by 1800', async () => {
    await show(<ItemForm item={{ ...milk, images }} storeIsClosed={false} onDone={() => undefined} />, 'goods');
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 7' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom the picture of Whole Milk' }));
    const zoomed = await screen.findByRole('region', { name: 'Whole Milk, large; move with the arrow keys' });
    const image = within(zoomed).getByRole('img', { name: 'Whole Milk' });
    expect(image).toHaveAttribute('src', '/picture-2.png');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '1800']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /large/ })).toBeNull());
  });

  it('[PLUS-80] begins with the picture of the chosen colour, and follows the choice', async () => {
    const [plain, red, blue] = images;
    const swatches = [
      { option: 'Red', colour: '#aa0000', image: red ?? null },
      { option: 'Blue', colour: '#0000aa', image: blue ?? null },
    ];
    const item = {
      ...milk,
      images: images.slice(0, 3),
      choices: [{ name: 'choice_1', title: 'Colour', options: ['Red', 'Blue'], swatches }],
      variations: ['Red', 'Blue'].map((type) => ({ type, price: minor(200), stock: Number(type === 'Blue') })),
    };
    await show(<ItemForm item={item} storeIsClosed={false} onDone={() => undefined} />, 'goods');
    const shown = () => screen.getByRole('img', { name: 'Whole Milk' }).getAttribute('src');
    // Red is sold out, so Blue is chosen.
    expect(shown()).toBe(blue?.url);
    await userEvent.click(screen.getByRole('radio', { name: /Red/ }));
    expect(shown()).toBe(red?.url);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3' }));
    expect(shown()).toBe(plain?.url);
    await userEvent.click(screen.getByRole('radio', { name: /Blue/ }));
    expect(shown()).toBe(blue?.url);
  });

  it('an item with one picture has no thumbnails', async () => {
    await show(
      <ItemForm item={{ ...milk, images: images.slice(0, 1) }} storeIsClosed={false} onDone={() => undefined} />,
      'goods',
    );
    expect(screen.queryByRole('button', { name: /Picture 1/ })).toBeNull();
  });
});
