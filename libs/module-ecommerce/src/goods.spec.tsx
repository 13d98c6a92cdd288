/** Goods: choosing colours and sizes, colours on cards, delivery and returns (PLUS-80, PLUS-81, PLUS-83). */
import { ItemCard, ItemForm } from '@shop/catalog-cards';
import type { Item, PricedVariation, Swatch } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { openTestShop, recordActions, wireStore, type TestShop, type TestShopOptions } from '@shop/testing';
import { minor } from '@shop/util';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ecommerceModule } from './ecommerce-module';
import { ecommerceModuleMessages, goodsMessages } from './messages';

const pictureOf = (name: string) => ({ url: `/${name}.webp`, tint: null });
const swatch = (option: string, colour: string, hasPicture = true): Swatch => ({
  option,
  colour,
  image: hasPicture ? pictureOf(option) : null,
});
const colours = {
  name: 'choice_1',
  title: 'Colour',
  options: ['Navy', 'Sand', 'Olive'],
  swatches: [swatch('Navy', '#2b3a67'), swatch('Sand', '#d8c29a'), swatch('Olive', '#6f7a4d', false)],
};
const sizes = { name: 'choice_2', title: 'Size', options: ['S', 'M', 'X L'] };
const variation = (type: string, stock = 5, price = 2000): PricedVariation => ({ type, price: minor(price), stock });
const shirt: Item = sampleItem({
  id: '7',
  name: 'Shirt',
  moduleType: 'ecommerce',
  moduleId: '1',
  storeId: '9',
  stock: 30,
  price: minor(2000),
  image: pictureOf('Navy'),
  images: [pictureOf('Navy'), pictureOf('Sand'), pictureOf('back')],
  choices: [colours, sizes],
  // Sand has no M, Olive is sold out, and M and X L of Navy cost more.
  variations: [
    variation('Navy-S'),
    variation('Navy-M', 5, 2100),
    variation('Navy-XL', 5, 2200),
    variation('Sand-S'),
    variation('Sand-M', 0),
    variation('Olive-S', 0),
    variation('Olive-M', 0),
  ],
});

let shop: TestShop;
beforeEach(() => {
  shop = openTestShop();
  localStorage.clear();
});

const show = (element: ReactElement, options: TestShopOptions = {}) =>
  shop.renderWithProviders(element, {
    definition: ecommerceModule,
    messages: [ecommerceModuleMessages, goodsMessages],
    ...options,
  });
async function form(item: Item, options?: TestShopOptions) {
  const shown = await show(
    <ItemForm item={item} storeIsClosed={false} variant="page" onDone={() => undefined} />,
    options,
  );
  await screen.findAllByRole('radio');
  return shown;
}
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const stateOf = (name: string) => radio(name).closest('label')?.hasAttribute('data-out');
const shownPicture = () => screen.getByRole('img', { name: 'Shirt' }).getAttribute('src');

describe('choosing goods', () => {
  it('[PLUS-80] a colour is named beside the title and for screen readers, and has its picture', async () => {
    await form(shirt);
    expect(screen.getByRole('group', { name: /Colour: .*Navy/ })).toBeVisible();
    expect(radio('Navy')).toBeChecked();
    expect(shownPicture()).toContain('Navy');
    await userEvent.click(radio('Sand'));
    expect(screen.getByRole('group', { name: /Colour: .*Sand/ })).toBeVisible();
    expect(shownPicture()).toContain('Sand');
    // Without a picture of its own the gallery stays.
    await userEvent.click(radio('Olive'));
    expect(shownPicture()).toContain('Sand');
    await userEvent.click(radio('Navy'));
    expect(shownPicture()).toContain('Navy');
  });

  it('[PLUS-80] the value of a colour comes from the backend', async () => {
    await form(shirt);
    const dots = ['Navy', 'Sand', 'Olive'].map((name) =>
      radio(name).parentElement?.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--swatch-colour'),
    );
    expect(dots).toEqual(['#2b3a67', '#d8c29a', '#6f7a4d']);
  });

  it('[PLUS-80] what cannot be had with what is chosen is struck out, says why, and can be chosen all the same', async () => {
    await form(shirt);
    expect(['S', 'M', 'X L'].map(stateOf)).toEqual([false, false, false]);
    expect(['Navy', 'Sand', 'Olive'].map(stateOf)).toEqual([false, false, true]);
    expect(radio('Olive')).toHaveAccessibleDescription('Out of stock');
    await userEvent.click(radio('Sand'));
    expect(['S', 'M', 'X L'].map(stateOf)).toEqual([false, true, true]);
    for (const size of ['M', 'X L']) {
      expect(radio(size)).toHaveAccessibleDescription(/Not available in .*Sand/);
      expect(radio(size)).toBeEnabled();
    }
    expect(radio('S')).not.toHaveAttribute('aria-describedby');
  });

  it('[PLUS-80] [ITEM-25] a combination that is out of stock, or not made, is said at once and not added', async () => {
    const { actions, calls } = recordActions();
    await form(shirt, { actions });
    await userEvent.click(radio('Sand'));
    await userEvent.click(radio('M'));
    expect(screen.getByText('This variation is out of stock')).toBeVisible();
    expect([radio('Sand'), radio('M')].map((input) => (input as HTMLInputElement).checked)).toEqual([true, true]);
    expect(['Sand', 'M'].map(stateOf)).toEqual([false, true]);
    await userEvent.click(radio('X L'));
    expect(screen.getByText('This combination is not available. Choose another one.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose: Size' }));
    await waitFor(() => expect(radio('S')).toHaveFocus());
    expect(calls).toEqual([]);
    await userEvent.click(radio('S'));
    expect(screen.queryByText(/not available\. Choose/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
    expect(calls.map(({ choice }) => choice.variation)).toEqual(['Sand-S']);
  });

  it('[PLUS-80] [ITEM-23] is chosen by keyboard alone', async () => {
    await form(shirt);
    radio('Navy').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Sand')).toHaveFocus();
    expect(radio('Sand')).toBeChecked();
    await userEvent.tab();
    expect(radio('S')).toHaveFocus();
    // A struck-out option is on the way, not in it.
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('M')).toBeChecked();
    expect(radio('M')).toHaveAccessibleDescription(/Not available in/);
    await userEvent.keyboard('{ArrowUp}');
    expect(radio('S')).toBeChecked();
  });

  it('[PLUS-80] a single choice of sizes has its prices, if they differ', async () => {
    const priced = {
      ...shirt,
      choices: [sizes],
      variations: [variation('S'), variation('M', 5, 2500), variation('XL')],
    };
    const { unmount } = await form(priced);
    expect(within(radio(/^M/).closest('label') as HTMLElement).getByText('€25.00')).toBeVisible();
    unmount();
    await form({ ...priced, variations: priced.variations.map((entry) => ({ ...entry, price: minor(2000) })) });
    expect(radio('M').closest('label')?.textContent).toBe('M');
  });

  it('[PLUS-80] [ITEM-23] variations that no options explain are a list', async () => {
    await form({ ...shirt, choices: [] });
    expect(screen.getAllByRole('radio')).toHaveLength(7);
    expect(radio(/Navy-XL/)).toBeVisible();
  });

  it('[PLUS-80] in Arabic, from right to left', async () => {
    const arabic = {
      ...shirt,
      choices: [
        { ...colours, title: 'اللون' },
        { ...sizes, title: 'المقاس' },
      ],
    };
    await form(arabic, { language: 'ar' });
    await userEvent.click(radio('Sand'));
    expect(screen.getByRole('group', { name: /اللون: .*Sand/ })).toBeVisible();
    expect(radio('M')).toHaveAccessibleDescription(/غير متوفر مع .*Sand/);
  });
});

describe('colours on a card', () => {
  const card = (item: Item, layout: 'vertical' | 'list' = 'vertical') => show(<ItemCard item={item} layout={layout} />);
  const six = Array.from({ length: 6 }, (_, index) => swatch(`Colour ${index + 1}`, '#2b3a67'));
  const inSix = { ...shirt, choices: [{ ...colours, options: six.map(({ option }) => option), swatches: six }] };

  it('[PLUS-81] four of them, and how many more, as a list without anything to press', async () => {
    await card(inSix);
    const list = screen.getByRole('list', { name: 'Colours' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Colour 1', 'Colour 2', 'Colour 3', 'Colour 4', '+22 more colours']);
    expect(within(list).queryByRole('link')).toBeNull();
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('[PLUS-81] nothing where none are known, or there is only one, on cards of the same height', async () => {
    const { container, unmount } = await card({ ...shirt, choices: [sizes] });
    expect(screen.queryByRole('list')).toBeNull();
    expect(container.querySelector('article')).toHaveAttribute('data-with-options');
    unmount();
    await card({ ...shirt, choices: [{ ...colours, swatches: six.slice(0, 1) }] });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[PLUS-81] not in lists, which have no room for them', async () => {
    const { container } = await card(inSix, 'list');
    expect(screen.queryByRole('list')).toBeNull();
    expect(container.querySelector('article')).not.toHaveAttribute('data-with-options');
  });
});

describe('delivery and returns', () => {
  const config = { digit_after_decimal_point: 2, currency_symbol: '€', currency_symbol_direction: 'left' };
  const facts = async (store: object | null, over: object = {}, item: Partial<Item> = {}): Promise<string[]> => {
    shop.answers['/api/v1/config'] = { ...config, refund_policy: 1, ...over };
    if (store) shop.answers['/api/v1/stores/details/9'] = wireStore(9, store);
    await form({ ...shirt, ...item });
    const list = await screen.findByRole('list', { name: 'Delivery and returns' });
    await waitFor(() => expect(list).not.toHaveAttribute('data-loading'));
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0));
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replace(/[\u2066-\u2069]/g, ''));
  };
  const timed = { delivery_time: '20-30 min', delivery_fee: 1.9 };

  it('[PLUS-83] when it arrives, what delivery costs here and when it is free, and how it goes back', async () => {
    expect(await facts(timed, { free_delivery_over: 50 })).toEqual([
      'Arrives in 20–30 min',
      'Delivery €1.90',
      'Free delivery from €50.00',
      'Returns and refunds',
    ]);
    expect(screen.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('href', '/refund-policy');
  });

  it('[PLUS-83] free delivery has no price and no threshold', async () => {
    expect(await facts({ ...timed, free_delivery: 1 }, { free_delivery_over: 50 })).toEqual([
      'Arrives in 20–30 min',
      'Free delivery',
      'Returns and refunds',
    ]);
  });

  it('[PLUS-83] a backend that does not say them: they are left out', async () => {
    expect(await facts({ delivery_time: '' })).toEqual(['Returns and refunds']);
  });

  it('[PLUS-83] a store that is collected from says nothing of delivery', async () => {
    expect(await facts({ ...timed, delivery: 0 })).toEqual(['Returns and refunds']);
  });

  it('[PLUS-83] without anything known there is no list', async () => {
    shop.answers['/api/v1/config'] = config;
    shop.answers['/api/v1/stores/details/9'] = wireStore(9, { delivery_time: '' });
    await form(shirt);
    await waitFor(() => expect(shop.callOf('/api/v1/stores/details/9')).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Delivery and returns' })).toBeNull());
  });

  it('[PLUS-82] what is opened is remembered on the device, and nowhere else', async () => {
    shop.answers['/api/v1/stores/details/9'] = wireStore(9, timed);
    await form(shirt);
    await waitFor(() => expect(localStorage.getItem('viewedItems')).toBe('[{"id":"7","moduleId":"1"}]'));
    expect(shop.calls.some(({ href }) => /viewed|by-ids/.test(href))).toBe(false);
  });
});
