import { allAnswered, openTestShop, watchSight, wireItem, type TestShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aisles } from './aisles';

const AISLES = '/api/v1/categories/aisles';
const NAMES = ['Fruit', 'Vegetables', 'Dairy', 'Bakery', 'Drinks'];

/** A backend with an aisle for each name, two items in each. */
const answer = (url: URL) => {
  const [limit, page] = ['limit', 'offset'].map((name) => Number(url.searchParams.get(name)));
  const asked = NAMES.map((name, index) => ({ name, id: index + 1 })).slice(
    Number(limit) * (Number(page) - 1),
    Number(limit) * Number(page),
  );
  return {
    total_size: NAMES.length,
    aisles: asked.map(({ id, name }) => ({
      id,
      name,
      slug: name.toLowerCase(),
      products_count: 190 + id,
      product_ids: [id * 10 + 1, id * 10],
    })),
    products: asked.flatMap(({ id, name }) => [
      wireItem(id * 10, { name: `Old ${name}` }),
      wireItem(id * 10 + 1, { name: `New ${name}` }),
    ]),
  };
};

let testShop: TestShop;
const observer = globalThis.IntersectionObserver;
let comeNear: () => void;
beforeEach(() => {
  testShop = openTestShop();
  comeNear = watchSight();
});
afterEach(() => {
  globalThis.IntersectionObserver = observer;
});
const rows = () =>
  screen.queryAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
const pages = () =>
  testShop.calls.filter(({ pathname }) => pathname === AISLES).map(({ searchParams }) => searchParams.get('offset'));

describe('aisles', () => {
  it('[PLUS-64] are rows of the main categories: their best sellers, their number, and a link to all of them', async () => {
    testShop.answers[AISLES] = answer;
    await testShop.renderSection(aisles);
    const fruit = await screen.findByRole('region', { name: 'Fruit' });
    expect(
      within(fruit)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['New Fruit', 'Old Fruit']);
    expect(within(fruit).getByRole('link', { name: 'See all 191' })).toHaveAttribute(
      'href',
      '/category/fruit?module_id=1',
    );
    expect(rows()).toEqual(['Fruit', 'Vegetables']);
    // One call for both.
    expect(pages()).toEqual(['1']);
  });

  it('[PLUS-64] come two by two as the customer comes near, until there are no more', async () => {
    testShop.answers[AISLES] = answer;
    await testShop.renderSection(aisles);
    await screen.findByRole('region', { name: 'Fruit' });
    expect(document.querySelectorAll('[data-section]')).toHaveLength(2);
    act(comeNear);
    await waitFor(() => expect(rows()).toEqual(NAMES));
    expect(pages().sort()).toEqual(['1', '2', '3']);
    expect(document.querySelectorAll('[data-section]')).toHaveLength(0);
  });

  it('[PLUS-64] say in Arabic how many there are', async () => {
    testShop.answers[AISLES] = answer;
    await testShop.renderSection(aisles, { language: 'ar' });
    expect(await screen.findByRole('link', { name: 'عرض الكل (191)' })).toBeVisible();
  });

  it.each([
    ['does not have them', undefined],
    ['takes the word for the name of a category', []],
    ['has none', { total_size: 0, aisles: [], products: [] }],
    [
      'counts items that it does not send',
      { total_size: 1, aisles: [{ id: 1, name: 'Fruit', product_ids: [5] }], products: [] },
    ],
  ])('[HOME-04] are left out where the backend %s', async (_, given) => {
    if (given) testShop.answers[AISLES] = given;
    const { store } = await testShop.renderSection(aisles);
    await allAnswered(store);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[ERR-03] can be asked for again after a failure', async () => {
    testShop.answers[AISLES] = () => Response.json({ errors: [] }, { status: 403 });
    await testShop.renderSection(aisles);
    const again = await screen.findByRole('button', { name: 'Try again' });
    testShop.answers[AISLES] = answer;
    await userEvent.click(again);
    expect(await screen.findByRole('region', { name: 'Fruit' })).toBeVisible();
  });
});
