import type { Cart } from '@shop/cart';
import type { CartLine } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { noChoice } from '@shop/domain/variation';
import { MOST_LINES } from '@shop/util';
import { createItemActions } from './item-actions';

const milk = sampleItem({ id: '5' });
const line = (index: number): CartLine => ({
  id: `l${index}`,
  item: milk,
  quantity: 1,
  choice: { ...noChoice, variation: `size ${index}` },
});

it('a full cart takes no further line, but more of a line that it has', async () => {
  const added: string[] = [];
  let lines = Array.from({ length: MOST_LINES - 1 }, (_, index) => line(index));
  const cart = {
    lines: () => lines,
    hasItemsOfAnotherStore: () => false,
    add: async (_, choice) => (added.push(String(choice.variation)), { ok: true, queued: false }),
  } as Partial<Cart> as Cart;
  const nothing = () => undefined;
  const messages = { cleared: '', failed: '', full: 'Your cart is full.' };
  const actions = createItemActions({
    cart,
    linkTo: () => '',
    open: nothing,
    quickView: nothing,
    buy: nothing,
    confirmClear: async () => true,
    messages,
  });
  const add = (variation: string) => actions.add(milk, { ...noChoice, variation }, 1);
  expect(await add('new')).toEqual({ ok: true, queued: false });
  lines = [...lines, line(MOST_LINES)];
  expect(await add('newer')).toEqual({ ok: false, messages: ['Your cart is full.'] });
  expect(await add('size 3')).toEqual({ ok: true, queued: false });
  expect(added).toEqual(['new', 'size 3']);
});
