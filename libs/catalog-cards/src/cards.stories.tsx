/** Every card layout in every state, and the item form for every kind of item. */
import type { Coupon, Item } from '@shop/domain';
import { noChoice } from '@shop/domain/variation';
import { createI18n, type I18n, languageOfStory, loadMessages } from '@shop/i18n';
import { minor } from '@shop/util';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import {
  cardMessages,
  CouponCard,
  FlashCard,
  ItemCard,
  ItemDialog,
  ItemForm,
  promoMessages,
  StoreCard,
  WishActionsProvider,
  type ItemCardProps,
} from './index';
import { ChoiceField, ChoiceNote, ChoiceOption, type ChoiceFieldProps } from './form-parts';
import { milk, pizza, fakeActions, TestShop, store } from './test-shop.spec-helper';

const meta: Meta = {
  title: 'catalog-cards',
  loaders: [
    async ({ globals }) => {
      const i18n = createI18n(languageOfStory(globals));
      await loadMessages(i18n, cardMessages, promoMessages);
      return { i18n };
    },
  ],
};
export default meta;

const wishes = { isWished: () => true, subscribe: () => () => undefined, toggle: () => undefined };
const withMessages = (
  module: 'goods' | 'meals',
  children: ReactNode,
  lines: NonNullable<Parameters<typeof fakeActions>[0]> = [],
): StoryObj => ({
  render: (_args, { loaded }) => (
    <TestShop i18n={loaded.i18n as I18n} module={module} actions={fakeActions(lines).actions}>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {children}
      </div>
    </TestShop>
  ),
});

const reduced: Item = {
  ...milk,
  discount: { kind: 'percent', percent: 10 },
  isOrganic: true,
  isRecommended: true,
  deliveryTime: { min: 20, max: 30, unit: 'min' },
  freeDelivery: true,
};
const ranged: Item = {
  ...milk,
  id: '11',
  name: 'Walnut Shelf of a Very Long Name Indeed',
  variations: [
    { type: 'S', price: minor(1900), stock: 3 },
    { type: 'L', price: minor(4900), stock: 0 },
  ],
};
const closedHours = { start: '00:00', end: '00:01' };

/** Plain, discounted with all badges, a price range, sold out, of a closed store, in the cart, on the wish list. */
const states = (layout: ItemCardProps['layout']) => [
  <ItemCard key="plain" item={milk} layout={layout} />,
  <ItemCard key="reduced" item={reduced} layout={layout} withStore />,
  <ItemCard key="ranged" item={ranged} layout={layout} withStore />,
  <ItemCard key="out" item={{ ...milk, id: '12', stock: 0 }} layout={layout} />,
  <ItemCard key="closed" item={{ ...milk, id: '13' }} layout={layout} storeIsClosed />,
  <ItemCard key="bare" item={{ ...milk, id: '14', rating: 0, unit: null, description: '' }} layout={layout} />,
  <WishActionsProvider key="wished" value={wishes}>
    <ItemCard item={{ ...milk, id: '15' }} layout={layout} />
  </WishActionsProvider>,
];
const inCart = [{ id: 'l', item: milk, quantity: 2, choice: noChoice }];

export const ItemsVertical = withMessages('goods', states('vertical'), inCart);
export const ItemsAsList = withMessages('goods', states('list'), inCart);
export const ItemsPopular = withMessages('goods', states('popular'), inCart);
export const ItemsSpecial = withMessages('goods', states('special'), inCart);
export const ItemsOfFood = withMessages('meals', [
  ...states('beside'),
  <ItemCard key="pizza" item={pizza} layout="beside" />,
  <ItemCard key="later" item={{ ...pizza, hours: closedHours, scheduleOrder: true }} layout="beside" />,
  <ItemCard key="not" item={{ ...pizza, id: '21', hours: closedHours }} layout="beside" />,
]);

const flash = { id: '1', item: milk, sold: 3, stock: 20 };
const flashStates = (layout: 'grid' | 'panel') => [
  <FlashCard key="runs" product={flash as never} layout={layout} />,
  <FlashCard key="out" product={{ ...flash, sold: 20, item: { ...milk, stock: 0 } } as never} layout={layout} />,
];
export const FlashGrid = withMessages('goods', flashStates('grid'));
export const FlashPanel = withMessages('goods', flashStates('panel'));

export const Stores = withMessages('goods', [
  <StoreCard key="open" store={store} layout="cover" />,
  <StoreCard key="closed" store={{ ...store, open: false }} layout="cover" />,
  <StoreCard
    key="facts"
    store={{
      ...store,
      priceRange: { min: minor(100), max: minor(900) },
      rating: 0,
      freeDelivery: false,
      deliveryFee: minor(190),
    }}
    layout="cover"
  />,
  <StoreCard key="round" store={store} layout="round" />,
  <StoreCard key="round closed" store={{ ...store, active: false }} layout="round" />,
]);

const coupon: Coupon = {
  id: '1',
  title: 'Ten off',
  code: 'TEN',
  discount: { kind: 'percent', percent: 10 },
  maximum: minor(500),
  minimumPurchase: minor(2000),
  freeDelivery: false,
  expires: '2031-11-20',
};
export const Coupons = withMessages('goods', [
  <CouponCard key="percent" coupon={coupon} />,
  <CouponCard key="free" coupon={{ ...coupon, discount: null, freeDelivery: true, minimumPurchase: minor(0) }} />,
]);

const images = ['#9bd3ae', '#f2c14e', '#f78154', '#b4436c', '#5fad56', '#4d9078'].map((colour) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`,
  tint: colour,
}));
const form = (module: 'goods' | 'meals', item: Item, storeIsClosed = false) =>
  withMessages(
    module,
    <div style={{ gridColumn: '1 / -1' }}>
      <ItemForm item={item} storeIsClosed={storeIsClosed} onDone={() => undefined} />
    </div>,
  );

export const FormOfGoods = form('goods', { ...reduced, images, description: 'From the hills. '.repeat(12) });
export const FormOfVariations = form('goods', {
  ...ranged,
  choices: [{ name: 'choice_1', title: 'Size', options: ['S', 'L'] }],
});
export const FormOfFood = form('meals', pizza);
export const FormSoldOut = form('goods', { ...milk, stock: 0 });
export const FormOfClosedStore = form('meals', { ...pizza, hours: closedHours }, true);
export const FormOfCampaign = form('goods', { ...milk, campaignEnds: 4_102_444_800_000 });

const page = (module: 'goods' | 'meals', item: Item): StoryObj =>
  withMessages(
    module,
    <div style={{ gridColumn: '1 / -1' }}>
      <ItemForm item={item} storeIsClosed={false} store={store} variant="page" onDone={() => undefined}>
        <p style={{ blockSize: 1200 }}>What follows on the page</p>
      </ItemForm>
    </div>,
  );
export const PageOfGoods: StoryObj = {
  ...page('goods', { ...reduced, images, description: 'From the hills. '.repeat(12) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Whole Milk' })).toBeVisible();
    await expect(canvas.getByText('Delivery', { exact: false })).toBeVisible();
  },
};
export const PageOfVariations = page('goods', {
  ...ranged,
  choices: [{ name: 'choice_1', title: 'Size', options: ['S', 'L'] }],
});
export const PageOfLongWords = page('goods', {
  ...milk,
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze of a Very Long Name Indeed',
  storeName: 'The Corner of All Things That Are Good and Have a Very Long Name',
});

/** A group of options in each of its steps. */
const step = (title: string, props: Partial<ChoiceFieldProps>) => (
  <div key={title} style={{ minInlineSize: 280 }}>
    <ChoiceField title={title} error={null} {...props}>
      <ChoiceOption type="checkbox" label="Small" defaultChecked={props.step === 'full' || props.step === 'done'} />
      <ChoiceOption type="checkbox" label="Large" isDisabled={props.step === 'full'} />
      <ChoiceOption type="checkbox" label="Giant" isOut end={<ChoiceNote>Out of Stock</ChoiceNote>} />
    </ChoiceField>
  </div>
);
export const ChoiceSteps: StoryObj = {
  ...withMessages('meals', [
    step('Open', { step: 'open', rule: 'one', isRequired: true }),
    step('Full', { step: 'full', rule: 'one', isRequired: true }),
    step('Done', { step: 'done', rule: 'some', isRequired: true }),
    step('Free', { step: 'free', rule: 'any' }),
    step('Optional and chosen', { step: 'done', rule: 'upToOne' }),
    step('Refused', {
      step: 'open',
      rule: 'one',
      isRequired: true,
      error: 'Variation Size can not remain without selection.',
    }),
    step('A group of a very long name that does not fit one line', { step: 'open', rule: 'one', isRequired: true }),
    step('Plain', { isPlain: true }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Open Required' })).toHaveAccessibleDescription(/^Choose 1\s*$/);
    await expect(canvas.getAllByText('Optional')).toHaveLength(2);
  },
};

/** The dialog over a page, with the form of each kind of item. */
const dialog = (module: 'goods' | 'meals', item: Item, storeIsClosed = false): StoryObj => ({
  ...withMessages(module, <ItemDialog item={item} opened storeIsClosed={storeIsClosed} onClose={() => undefined} />),
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: item.name });
    await waitFor(() => expect(shown).toBeVisible());
  },
});
export const DialogOfGoods = dialog('goods', { ...reduced, images, description: 'From the hills. '.repeat(12) });
export const DialogOfFood = dialog('meals', pizza);
export const DialogSoldOut = dialog('goods', { ...milk, stock: 0 });
export const DialogOfClosedStore = dialog('meals', { ...pizza, hours: closedHours }, true);
export const DialogOfCampaign = dialog('goods', { ...milk, campaignEnds: 4_102_444_800_000 });
