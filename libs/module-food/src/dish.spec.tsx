/** A dish that is open: groups of options, serving hours, and what is charged. And its mark on a card. */
import { ItemCard, ItemForm, type ItemActions } from '@shop/catalog-cards';
import type { Item, OptionGroup } from '@shop/domain';
import { dishChoices, sampleItem } from '@shop/domain/sample.spec-helper';
import { openTestShop, recordActions } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { foodModule } from './food-module';
import { dishMessages, foodModuleMessages } from './messages';

const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => void toasts.splice(0));

const pizza: Item = sampleItem({ ...dishChoices, id: '6', storeName: 'Corner', isVeg: false });

const show = (element: ReactElement, actions: Partial<ItemActions> = {}) =>
  openTestShop().renderWithProviders(element, {
    definition: foodModule,
    messages: [foodModuleMessages, dishMessages],
    actions,
  });

/** The form, once the views of its slots have loaded. */
async function form(item: Item, actions?: Partial<ItemActions>) {
  const shown = await show(<ItemForm item={item} storeIsClosed={false} onDone={() => toasts.push('done')} />, actions);
  await screen.findByRole('group', { name: /Size/ });
  return shown;
}

it('[ITEM-18] [ITEM-19] [ITEM-24] [PLUS-27] shows all errors at once, focuses the first, and calls nothing', async () => {
  const { actions, calls } = recordActions();
  await form({ ...pizza, groups: pizza.groups.map((group) => ({ ...group, required: true })) }, actions);
  expect(
    screen.getByText('This Variation needs to be selected in between minimum 1 and Maximum 2 items.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose: Size' }));
  expect(screen.getByText('Variation Size can not remain without selection.')).toBeVisible();
  expect(screen.getByText('Variation Toppings can not remain without selection.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Small' })).toHaveFocus());
  expect(calls).toEqual([]);
});

it('[ITEM-20] [ITEM-24] rejects a group with too few options, in the specified text', async () => {
  const { actions, calls } = recordActions();
  const groups = pizza.groups.map((group) => ({ ...group, required: false, min: 2, max: 3 }));
  await form({ ...pizza, groups }, actions);
  await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose 1 more: Toppings' }));
  expect(
    screen.getByText('Selected variation named Toppings must be in between Minimum 2 and Maximum 3'),
  ).toBeVisible();
  expect(calls).toEqual([]);
});

it('[ITEM-20] at the maximum the other options are disabled, with a description for screen readers', async () => {
  await form(pizza);
  const option = (name: RegExp) => screen.getByRole('checkbox', { name });
  expect(screen.getByText('0 of 2')).toBeVisible();
  for (const name of [/Olives/, /Rocket/]) await userEvent.click(option(name));
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(option(/Chilli/)).toHaveAttribute('aria-disabled', 'true');
  expect(option(/Chilli/)).toHaveAccessibleDescription('2 of 2 chosen');
  expect(option(/Olives/)).not.toHaveAttribute('aria-disabled');
  await userEvent.click(option(/Chilli/));
  expect(option(/Chilli/)).not.toBeChecked();
  await userEvent.click(option(/Olives/));
  expect(screen.getByText('1 of 2')).toBeVisible();
  await userEvent.click(option(/Chilli/));
  expect(option(/Chilli/)).toBeChecked();
  // A single-choice group has no maximum: another option replaces the first.
  await userEvent.click(option(/Small/));
  await userEvent.click(option(/Large/));
  expect(option(/Large/)).toBeChecked();
  await userEvent.click(option(/Large/));
  expect(option(/Large/)).not.toBeChecked();
});

it('[ITEM-19] [PLUS-27] the missing choice is scrolled into view, has its error above the options, and is named by the button', async () => {
  const seen: string[] = [];
  const scroll = jest.fn(function (this: Element) {
    seen.push(this.querySelector('legend')?.textContent ?? '');
  });
  Element.prototype.scrollIntoView = scroll as never;
  await form({ ...pizza, groups: pizza.groups.map((group) => ({ ...group, required: true })) });
  await userEvent.click(screen.getByRole('button', { name: 'Choose: Size' }));
  await waitFor(() => expect(seen).toEqual([expect.stringContaining('Size')]));
  const size = screen.getByRole('group', { name: /Size/ });
  expect(size).toHaveAccessibleDescription(/Variation Size can not remain without selection\./);
  const error = within(size).getByText('Variation Size can not remain without selection.');
  expect(error.compareDocumentPosition(within(size).getByRole('checkbox', { name: /Small/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('button', { name: /Choose: Size/ })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
  await userEvent.click(screen.getByRole('button', { name: /Choose: Toppings/ }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Olives/ })).toHaveFocus());
  await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
  expect(screen.getByRole('button', { name: /Add to Cart €8\.50/ })).toBeVisible();
});

/** What is scrolled to, by the name of its group. */
function watchScrolls() {
  const seen: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    seen.push(`${this.querySelector('legend bdi')?.textContent} ${(how as ScrollIntoViewOptions).block}`);
  });
  return seen;
}

describe('groups of options', () => {
  const [size, toppings] = pizza.groups as [OptionGroup, OptionGroup];
  const groups = [size, { ...toppings, required: true, min: 2, max: 3 }];
  const step = (group: RegExp) => within(screen.getByRole('group', { name: group })).getByText(/Required|Optional/);
  afterEach(() => jest.restoreAllMocks());

  it('[ITEM-18] say what they ask for', async () => {
    const rules = [
      ['One', { multi: false, required: true }],
      ['Some', { multi: true, required: true, min: 0, max: 0 }],
      ['At most one', { multi: false, required: false }],
      ['Any', { multi: true, required: false, min: 0, max: 0 }],
    ] as const;
    await form({
      ...pizza,
      addOns: [],
      groups: [size, ...rules.map(([name, over]) => ({ ...toppings, ...over, name }))],
    });
    const described = rules.map(([name]) => {
      const group = screen.getByRole('group', { name: new RegExp(`^${name}`) });
      return [
        within(group).getByText(/Required|Optional/).textContent,
        group.querySelector('legend + div')?.textContent,
      ];
    });
    expect(described).toEqual([
      ['Required', 'Choose 1'],
      ['Required', 'Choose 1 or more'],
      ['Optional', 'Choose up to 1'],
      ['Optional', 'Choose as many as you like'],
    ]);
  });

  it('[ITEM-19] [ITEM-20] tick themselves off, and the button says what is missing and then the total', async () => {
    await form({ ...pizza, groups });
    expect(step(/Size/)).toHaveAttribute('data-step', 'open');
    expect(screen.getByRole('button', { name: 'Choose: Size' })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
    expect(step(/Size/)).toHaveAttribute('data-step', 'full');
    expect(screen.getByRole('button', { name: 'Choose 2: Toppings' })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
    expect(step(/Toppings/)).toHaveAttribute('data-step', 'open');
    expect(screen.getByRole('button', { name: 'Choose 1 more: Toppings' })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /Rocket/ }));
    expect(step(/Toppings/)).toHaveAttribute('data-step', 'done');
    expect(screen.getByRole('button', { name: 'Add to Cart €9.00' })).toBeEnabled();
    expect(step(/Add-ons/)).toHaveAttribute('data-step', 'free');
    await userEvent.click(screen.getByRole('checkbox', { name: /Dip/ }));
    expect(step(/Add-ons/)).toHaveAttribute('data-step', 'done');
    expect(screen.queryByText(/without selection|in between Minimum/)).toBeNull();
  });

  it('[PLUS-27] Buy Now leads to what is missing too, and calls nothing', async () => {
    const { actions, calls } = recordActions();
    const seen = watchScrolls();
    await form({ ...pizza, groups }, actions);
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Small' })).toHaveFocus());
    expect(seen).toEqual(['Size start']);
    expect(calls).toEqual([]);
  });

  it('a full one leads to the next that is open, and to none when it is chosen by keyboard', async () => {
    const seen = watchScrolls();
    const { matches } = Element.prototype;
    const isByKeyboard = jest.spyOn(Element.prototype, 'matches');
    const keyboardIs = (isOn: boolean) =>
      isByKeyboard.mockImplementation(function (this: Element, selector) {
        return selector === ':focus-visible' ? isOn : matches.call(this, selector);
      });
    keyboardIs(false);
    await form({ ...pizza, groups });
    await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
    expect(seen).toEqual(['Toppings nearest']);
    // Another size changes nothing of what is missing.
    await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
    expect(seen).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
    keyboardIs(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
    expect(seen).toHaveLength(1);
  });

  it('tell the total to a screen reader once the choice rests', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await form(pizza);
    const told = (text: string) => screen.queryByText(text, { selector: '[aria-live=polite]' });
    await user.click(screen.getByRole('checkbox', { name: /Small/ }));
    await user.click(screen.getByRole('checkbox', { name: /Large/ }));
    expect(told('Total €10.50')).toBeNull();
    act(() => jest.advanceTimersByTime(1000));
    expect(told('Total €10.50')).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Large/ }));
    act(() => jest.advanceTimersByTime(1000));
    expect(told('Choose: Size')).not.toBeNull();
    jest.useRealTimers();
  });
});

it('[ITEM-08] [ITEM-17] options show their discounted price; add-ons are not discounted', async () => {
  await form({ ...pizza, discount: { kind: 'percent', percent: 10 } });
  const row = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label') as HTMLElement;
  expect(within(row(/Large/)).getByText('+€2.25')).toBeVisible();
  expect(within(row(/Large/)).getByText('+€2.50').closest('s')).not.toBeNull();
  expect(within(row(/Dip/)).getByText('+€0.75').closest('s')).toBeNull();
  expect(within(row(/Dip/)).getAllByText(/€/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Dip/ }));
  expect(screen.getByRole('button', { name: /Add to Cart €10\.20/ })).toBeVisible();
});

const expectTotal = (text: string) =>
  expect(screen.getByRole('button', { name: new RegExp(`Add to Cart ${text}`) })).toBeVisible();

it('[ITEM-16] options of a multiple choice are checked one by one', async () => {
  await form(pizza);
  const isChecked = (name: RegExp) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked;
  for (const name of [/Olives/, /Rocket/]) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Olives/ }));
  expect([isChecked(/Olives/), isChecked(/Rocket/)]).toEqual([false, true]);
});

it('[ITEM-15] [ITEM-17] another option of a single choice replaces the first, and the total follows', async () => {
  await form(pizza);
  await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
  expectTotal('€10\\.50');
  await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
  expect(screen.getByRole('checkbox', { name: /Large/ })).not.toBeChecked();
  expectTotal('€8\\.00');
  await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
  expect(screen.getByRole('checkbox', { name: /Small/ })).not.toBeChecked();
});

it('[ITEM-28] [ITEM-29] [ITEM-31] [ITEM-32] an add-on has its own number, and leaves at none', async () => {
  await form(pizza);
  await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
  const dipLess = screen.getByRole('button', { name: 'One less of Dip' });
  expect(dipLess).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Dip/ }));
  await userEvent.click(screen.getByRole('button', { name: 'One more of Dip' }));
  expectTotal('€9\\.50');
  await userEvent.click(dipLess);
  await userEvent.click(dipLess);
  expect(screen.getByRole('checkbox', { name: /Dip/ })).not.toBeChecked();
  expectTotal('€8\\.00');
});

it('[ITEM-47] [CART-35] adds the choices, and says so', async () => {
  const { actions, calls } = recordActions();
  await form(pizza, actions);
  await userEvent.click(screen.getByRole('checkbox', { name: /Small/ }));
  await userEvent.click(screen.getByRole('button', { name: /Add to Cart/ }));
  expect(calls).toEqual([
    { kind: 'add', item: pizza, quantity: 1, choice: { variation: null, options: { Size: ['Small'] }, addOns: [] } },
  ]);
  expect(toasts).toEqual(['Item added to cart', 'done']);
});

it('[ITEM-36] [ITEM-37] [ITEM-38] [ITEM-56] depends on the serving hours and the store', async () => {
  const hours = { start: '00:00', end: '00:01' };
  const later = await form({ ...pizza, hours, scheduleOrder: true });
  expect(await screen.findByText('Not Available now')).toBeVisible();
  expect(screen.getByText('Available from 12:00 am to 12:01 am')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose: Size' })).toBeEnabled();
  later.unmount();
  await form({ ...pizza, hours });
  expect(await screen.findByText('Available will be from 12:00 am to 12:01 am')).toBeVisible();
  expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeDisabled();
});

it('[ITEM-33] [ITEM-46] buys at once, and [ITEM-24] never with errors', async () => {
  const { actions, calls } = recordActions();
  await form(pizza, actions);
  await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(screen.getByText('Variation Size can not remain without selection.')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(calls).toMatchObject([{ kind: 'buy', item: pizza, quantity: 1, choice: { options: { Size: ['Large'] } } }]);
  expect(screen.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
});

it('[FOOD-07] a card has the green or red square before the name', async () => {
  const meat = await show(<ItemCard item={pizza} layout="beside" />);
  expect(screen.getByRole('img', { name: 'Not vegetarian' })).toBeVisible();
  meat.unmount();
  await show(<ItemCard item={{ ...pizza, isVeg: true }} layout="beside" />);
  expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
});
