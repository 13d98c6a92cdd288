/** Filling a basket from cards: the price per kilogram or litre, and the stepper in place of the plus (PLUS-64). */
import type { CartLine, Item } from '@shop/domain';
import { noChoice } from '@shop/domain/variation';
import { createI18n, loadMessages, type LanguageCode } from '@shop/i18n';
import { directionOf } from '@shop/i18n';
import { ShopThemeProvider } from '@shop/ui';
import { minor } from '@shop/util';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { cardMessages, FlashCard, ItemCard, ItemForm, promoMessages, type ItemActions } from './index';
import { fakeActions, milk, pizza, TestShop } from './test-shop.spec-helper';

interface Shown {
  module?: 'goods' | 'meals';
  actions?: ItemActions;
  language?: LanguageCode;
}
async function show(
  element: ReactElement,
  { module = 'goods', actions = fakeActions().actions, language = 'en' }: Shown = {},
) {
  const i18n = createI18n(language);
  await loadMessages(i18n, cardMessages, promoMessages);
  return render(
    <ShopThemeProvider accent="green" scheme="light" direction={directionOf(language)}>
      <TestShop i18n={i18n} module={module} actions={actions} language={language}>
        {element}
      </TestShop>
    </ShopThemeProvider>,
  );
}

const grapes: Item = { ...milk, name: 'Grapes', price: minor(210), unit: '500 g', amount: { value: 500, unit: 'g' } };
const litre: Item = { ...milk, unit: 'L', amount: { value: 1, unit: 'l' } };

describe('the price per kilogram or litre', () => {
  it.each(['vertical', 'list', 'popular', 'beside', 'special'] as const)(
    '[PLUS-64] is on cards of layout %s',
    async (layout) => {
      const { unmount } = await show(<ItemCard item={grapes} layout={layout} />);
      expect(screen.getByText('€4.20/kg')).toBeVisible();
      unmount();
      await show(<ItemCard item={litre} layout={layout} />);
      expect(screen.getByText('/ l')).toBeVisible();
    },
  );

  it('[PLUS-64] is on the card of a flash sale and in the dialog, of the price that is paid', async () => {
    const product = {
      id: '1',
      item: { ...grapes, isFlashSale: true, discount: { kind: 'percent', percent: 50 } },
      stock: 9,
      sold: 1,
    } as const;
    const flash = await show(<FlashCard product={product} layout="grid" />);
    expect(screen.getByText('€2.10/kg')).toBeVisible();
    flash.unmount();
    await show(<ItemForm item={grapes} storeIsClosed={false} onDone={() => undefined} />);
    expect(screen.getByText('€4.20/kg')).toBeVisible();
  });

  it('[PLUS-64] reads in Arabic', async () => {
    await show(<ItemCard item={grapes} layout="vertical" />, { language: 'ar' });
    expect(screen.getByText(/^\u2068€4\.20\u2069\/كغ$/)).toBeVisible();
  });

  it('[PLUS-64] is not there for pieces, nor without an amount, nor where sizes differ in price', async () => {
    const sizes = [100, 190].map((price) => ({ type: String(price), price: minor(price), stock: 2 }));
    for (const item of [{ ...grapes, amount: null }, { ...grapes, variations: sizes }, pizza]) {
      const { unmount } = await show(<ItemCard item={item} layout="vertical" />);
      expect(screen.queryByText(/\/(kg|l)$/)).toBeNull();
      unmount();
    }
  });
});

/** A cart that answers at once, as the log of operations does. */
function liveCart(item: Item) {
  let lines: CartLine[] = [];
  const listeners = new Set<() => void>();
  const set = (next: CartLine[]) => {
    lines = next;
    listeners.forEach((listener) => listener());
  };
  const { actions, calls } = fakeActions([], {
    lines: () => lines,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add: async (of, choice, quantity) => {
      calls.push({ kind: 'add', item: of, choice, quantity });
      set([{ id: 'l1', item: of, choice, quantity }]);
      return { ok: true, queued: false };
    },
    setQuantity: (line, quantity) => set([{ ...line, quantity }]),
    remove: () => set([]),
  });
  return { actions, calls, put: () => act(() => set([{ id: 'l1', item, choice: noChoice, quantity: 1 }])) };
}

describe('the plus of a card', () => {
  const plus = () => screen.getByRole('button', { name: 'Add Whole Milk to the cart' });

  it('[PLUS-64] [CARD-13] becomes a stepper in place, and the keyboard goes on where it was', async () => {
    const { actions } = liveCart(milk);
    await show(<ItemCard item={milk} layout="vertical" />, { actions });
    plus().focus();
    await userEvent.keyboard('{Enter}');
    const more = screen.getByRole('button', { name: 'One more of Whole Milk' });
    expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('group', { name: 'Quantity of Whole Milk' })).toHaveTextContent('3');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Enter}{Enter}');
    expect(plus()).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Quantity of Whole Milk' })).toBeNull();
  });

  it('[PLUS-64] keeps the focus that a dialog gives back after it has added the item', async () => {
    const { actions, calls, put } = liveCart(milk);
    await show(<ItemCard item={milk} layout="vertical" />, { module: 'meals', actions });
    const opener = plus();
    await userEvent.click(opener);
    expect(calls).toEqual([{ kind: 'open', item: milk }]);
    put();
    opener.focus();
    expect(screen.getByRole('button', { name: 'One more of Whole Milk' })).toHaveFocus();
  });

  it('[PLUS-64] adds at once with the choice that it is given, also where cards only open', async () => {
    const { actions, calls } = liveCart(pizza);
    const choice = { variation: null, options: { Size: ['Large'] }, addOns: [{ id: '3', quantity: 2 }] };
    await show(<ItemCard item={pizza} layout="vertical" choice={choice} />, { module: 'meals', actions });
    await userEvent.click(screen.getByRole('button', { name: 'Add Pizza to the cart' }));
    expect(calls).toEqual([{ kind: 'add', item: pizza, choice, quantity: 1 }]);
    expect(screen.getByRole('group', { name: 'Quantity of Pizza' })).toHaveTextContent('1');
  });
});
