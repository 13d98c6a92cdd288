/** The row below the lines of the drawer: what else the cart's store has. */
import type { CartLine } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { noChoice } from '@shop/domain/variation';
import { allAnswered, openTestShop, wireItem, wirePage } from '@shop/testing';
import { commonMessages } from '@shop/view-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MoreOfStore from './lib/more-of-store';
import { cartMessages } from './messages';

const line: CartLine = {
  id: 'l',
  item: { ...sampleItem({ name: 'Coffee' }), id: '7', moduleId: '2', storeName: 'Corner' },
  quantity: 1,
  choice: noChoice,
};

async function show(entries: object[] | Response, inCart = ['7']) {
  const shop = openTestShop();
  shop.answers['/api/v1/items/related-store-items/7'] = Array.isArray(entries)
    ? wirePage('products', entries)
    : entries;
  const left: string[] = [];
  const shown = await shop.renderWithProviders(
    <MoreOfStore line={line} inCart={inCart} onLeave={() => left.push('left')} />,
    { messages: [cartMessages, commonMessages] },
  );
  return { shop, left, ...shown };
}

it('offers what the store has beside the cart, but nothing sold out', async () => {
  const { shop } = await show([wireItem(8), wireItem(7), wireItem(9, { stock: 0 })]);
  const row = await screen.findByRole('region', { name: 'More from Corner' });
  expect(within(row).getAllByRole('article')).toHaveLength(1);
  expect(within(row).getByRole('link', { name: /Item 8/ })).toBeVisible();
  expect(shop.calls.some(({ pathname }) => pathname.endsWith('/related-store-items/7'))).toBe(true);
});

it('asks in the module of the cart, which need not be the one of the visit', async () => {
  const { shop } = await show([wireItem(8)]);
  await screen.findByRole('region', { name: 'More from Corner' });
  const headers = shop.sent.map(({ headers: sent }) => new Headers(sent).get('moduleId'));
  expect(headers).toContain('2');
});

it('leaves the drawer before an item opens over the page', async () => {
  const { left, opened } = await show([wireItem(8, { variations: [{ type: 'a', price: 1, stock: 1 }] })]);
  await userEvent.click(await screen.findByRole('link', { name: /Item 8/ }));
  expect([left, opened]).toEqual([['left'], ['8']]);
});

it.each([
  ['the store has nothing else', [wireItem(7)]],
  ['the backend fails', new Response('{}', { status: 500 })],
])('is not there where %s', async (_why, answer) => {
  const { store } = await show(answer);
  await allAnswered(store);
  expect(screen.queryByRole('region')).toBeNull();
});
