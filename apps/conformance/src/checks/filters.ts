/** Filtered lists: a backend may ignore these parameters, but if it answers `filtered` the filters must hold. All checks are `should`. */
import { FilteredItems, FilteredStores } from '@shop/contract/results';
import type { Json } from '../client';
import type { Walk } from '../walk';

interface Rule {
  query: string;
  title: string;
  holds: (entry: Json) => boolean;
}
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const [LOW, HIGH] = [1, 20];

const RATED: Rule = {
  query: 'rating_count=4',
  title: 'rating_count keeps what is rated so or better',
  holds: ({ avg_rating: rating }) => Number(rating) >= 4,
};
const ITEM_RULES: Rule[] = [
  RATED,
  {
    query: `min_price=${LOW}&max_price=${HIGH}`,
    title: 'min_price and max_price keep what is between',
    holds: ({ price }) => Number(price) >= LOW && Number(price) <= HIGH,
  },
  {
    query: `filter=${encoded(['discounted'])}`,
    title: 'discounted keeps what is reduced',
    holds: (item) => Number(item.discount) > 0 || Number(item.store_discount) > 0,
  },
];
const STORE_RULES: Rule[] = [
  RATED,
  {
    query: `filter=${encoded(['currently_open'])}`,
    title: 'currently_open keeps what is open',
    holds: ({ open }) => Number(open) > 0,
  },
  {
    query: `filter=${encoded(['from_campaign'])}`,
    title: 'from_campaign keeps stores of campaigns',
    holds: ({ total_campaigns: campaigns }) => Number(campaigns) > 0,
  },
];

const hrefOf = (path: string, query: string) => `/api/v1/${path}${path.includes('?') ? '&' : '?'}${query}`;
/** Whether the backend has applied the filter. */
const isFiltered = (body: unknown, key: string): body is Json =>
  (body as Json | null)?.filtered === true && Array.isArray((body as Json)[key]);

async function checkList(walk: Walk, path: string, key: 'products' | 'stores'): Promise<void> {
  const endpoint = `GET /api/v1/${path.split('?')[0]?.replace(/\/\d+$/, '/{id}') ?? ''}`;
  const ask = async (query: string) => {
    const answer = await walk.call(endpoint, { path: hrefOf(path, `${query}&limit=20&offset=1`) });
    const failure = answer.status === 200 ? null : `status ${answer.status}`;
    walk.record(endpoint, 'should', `${decodeURIComponent(query)} is taken or ignored`, failure);
    return isFiltered(answer.body, key) ? answer.body : null;
  };
  for (const { query, title, holds } of key === 'products' ? ITEM_RULES : STORE_RULES) {
    const body = await ask(query);
    if (!body) continue;
    const wrong = (body[key] as Json[]).find((entry) => !holds(entry));
    walk.should(endpoint, title, !wrong, `${String(wrong?.id)} is in the list`);
  }
  const counted = await ask('facets=1');
  if (!counted) return;
  walk.exact(endpoint, key === 'products' ? FilteredItems : FilteredStores, counted);
  const facets = counted.facets as { total?: number; ratings?: Json } | undefined;
  const four = await ask(RATED.query);
  const agrees = facets?.total === counted.total_size && facets?.ratings?.['4'] === four?.total_size;
  walk.should(endpoint, 'facets are totals of filtered calls', agrees, 'a facet is another number');
}

/** Price order in both directions, if the backend sorts. */
async function checkOrders(walk: Walk, path: string): Promise<void> {
  const endpoint = `GET /api/v1/${path.split('?')[0] ?? ''}`;
  for (const [sort, sign] of [
    ['high2Low', -1],
    ['low2High', 1],
  ] as const) {
    const { body } = await walk.call(endpoint, { path: hrefOf(path, `sort_by=${sort}&limit=20&offset=1`) });
    if (!isFiltered(body, 'products')) continue;
    const prices = (body.products as Json[]).map(({ price }) => Number(price));
    const fine = prices.every((price, at) => at === 0 || sign * (price - (prices[at - 1] ?? price)) >= 0);
    walk.should(endpoint, `sort_by=${sort} sorts by price`, fine, prices.join(', '));
  }
}

export async function checkFilters(walk: Walk): Promise<void> {
  const id = walk.found.category?.id;
  const name = encodeURIComponent(String(walk.found.item?.name ?? 'a').split(' ')[0] ?? 'a');
  const ofCategory = id === undefined ? [] : [String(id)];
  for (const category of ofCategory) {
    const listed = `category_ids=${encoded([Number(category)])}`;
    for (const [list, key] of [
      ['items', 'products'],
      ['stores', 'stores'],
    ] as const) {
      const endpoint = `GET /api/v1/categories/${list}/list`;
      await walk.pages(endpoint, `/api/v1/categories/${list}/list?${listed}`, key);
      await checkList(walk, `categories/${list}/list?${listed}`, key);
      await checkList(walk, `categories/${list}/${category}`, key);
    }
  }
  await checkList(walk, 'items/discounted', 'products');
  await checkList(walk, `items/search?name=${name}`, 'products');
  await checkOrders(walk, 'items/discounted');
  await checkList(walk, 'stores/get-stores/all', 'stores');
  await checkList(walk, 'stores/search?name=e', 'stores');
}
