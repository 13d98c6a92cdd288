/** Home sections with fake responses in the API's format. */
import { useScope } from '@shop/api-client';
import { useCategories } from '@shop/api-client/catalog';
import { registerMessages } from '@shop/i18n';
import {
  belowFold,
  createModuleRegistry,
  loadHome,
  ModuleProvider,
  type HomeSection,
  type ModuleDefinition,
} from '@shop/module-kit';
import { defineSection } from '@shop/page-engine';
import {
  allAnswered,
  openTestShop,
  wireItem as item,
  wireStore as store,
  type TestShop,
  watchSight,
} from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  allStores,
  banners as bannerSection,
  bestReviewed,
  campaigns,
  categories,
  flashSale,
  hero,
  HomePage,
  homeMessages,
  loved,
  newStores,
  offers,
  popularItems,
  popularStores,
  promoBanner,
  storesNearby,
  visitAgain,
} from './index';

let testShop: TestShop;
let answers: TestShop['answers'];
beforeEach(() => {
  localStorage.clear();
  testShop = openTestShop();
  ({ answers } = testShop);
});
const callOf = (path: string) => testShop.callOf(path);
const show = (section: HomeSection, module: 'goods' | 'shelf' = 'goods') =>
  testShop.renderSection(section, { messages: [homeMessages], module });

describe('offers that come first', () => {
  it('[PLUS-63] [PROMO-15] are a row of cards with prices, and lead to all of them', async () => {
    answers['/api/v1/items/discounted'] = { products: [item(1, { discount: 10, discount_type: 'percent' }), item(2)] };
    await show(offers);
    const row = await screen.findByRole('region', { name: 'Special offers' });
    expect(await within(row).findAllByRole('article')).toHaveLength(2);
    expect(within(row).getByText('€1.80')).toBeVisible();
    expect(within(row).getByRole('link', { name: /See all|View all/ })).toHaveAttribute(
      'href',
      expect.stringContaining('special'),
    );
  });

  it('[HOME-04] are left out without any, or after a failure', async () => {
    for (const answer of [{ products: [] }, () => new Response('', { status: 400 })]) {
      answers['/api/v1/items/discounted'] = answer;
      const { container, store, unmount } = await show(offers);
      await allAnswered(store);
      expect(container.querySelector('section')).toBeNull();
      unmount();
    }
  });
});

/** The place of a section that loads. */
const placeKept = () => document.querySelector('[data-section]');

describe('a home page', () => {
  const Broken = () => {
    throw new Error('can not be drawn');
  };
  const own = (name: string, View: () => ReactNode) => defineSection({ name, messages: [], View });
  const fine = own('fine', () => <p>Fine as ever</p>);
  const observer = globalThis.IntersectionObserver;
  let comeNear: () => void;
  beforeEach(() => {
    comeNear = watchSight();
  });
  afterEach(() => {
    globalThis.IntersectionObserver = observer;
  });
  const ofCorner = registerMessages('module-corner' as never, async () => ({
    heroTitle: 'Corner',
    heroSubtitle: 'Round the corner',
  }));
  const home = async (...sections: HomeSection[]) => {
    const definition: ModuleDefinition = {
      type: 'corner',
      accent: 'green',
      catalogue: null,
      header: { chat: false, contactLink: false },
      home: async () => ({ home: sections }),
      messages: ofCorner,
    };
    await loadHome(definition);
    return testShop.renderWithProviders(
      <ModuleProvider registry={createModuleRegistry([definition])} type="corner">
        <HomePage modules={<p>Modules</p>} allStores={<p>All of them</p>} />
      </ModuleProvider>,
      { messages: [homeMessages, ofCorner] },
    );
  };

  it('[HOME-04] a section that throws affects only itself, in the first screen and below', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await home(own('broken', Broken), hero, fine, belowFold(own('lateBroken', Broken)), bannerSection);
    expect(screen.getByRole('heading', { level: 1, name: 'Corner' })).toBeVisible();
    expect(screen.getByText('Fine as ever')).toBeVisible();
    expect(screen.getByText('Modules')).toBeVisible();
    expect(document.querySelectorAll('[data-section="lateBroken"]')).toHaveLength(1);
    act(comeNear);
    await waitFor(() => expect(document.querySelectorAll('[data-section="lateBroken"]')).toHaveLength(0));
    expect(screen.getByText('Fine as ever')).toBeVisible();
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('[HOME-04] a section with a broken file of messages is left out, and no other', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = registerMessages('module-broken' as never, () => Promise.reject(new SyntaxError('planted')));
    const load = jest.fn(() => <p>Never without its texts</p>);
    await home(hero, { ...own('speechless', load), messages: [broken] }, fine);
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Fine as ever')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Corner' })).toBeVisible();
    told.mockRestore();
  });

  it('[HOME-04] rejected requests of sections leave the page intact, with a retry', async () => {
    await home(hero, categories, bannerSection, fine, allStores);
    expect(screen.getByText('All of them')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Corner' })).toBeVisible();
    expect(screen.getByText('Fine as ever')).toBeVisible();
    answers['/api/v1/categories'] = [{ id: 1, name: 'Fruit', featured: 1, childes: [] }];
    await userEvent.click(again);
    expect(await screen.findByText('Fruit')).toBeVisible();
    expect(screen.queryByText('This part could not be loaded.')).toBeNull();
  });
});

describe('the top of a home page', () => {
  it('[HOME-02] has the module’s title and subtitle, and the place', async () => {
    const goods = await show(hero);
    expect(screen.getByRole('heading', { level: 1, name: 'Fresh' })).toBeVisible();
    expect(screen.getByText('Fresh, at your door')).toBeVisible();
    expect(screen.getByText('Quay 1')).toBeVisible();
    goods.unmount();
    await show(hero, 'shelf');
    expect(screen.getByRole('heading', { level: 1, name: 'Fine' })).toBeVisible();
  });

  const banners = {
    banners: [
      { id: 1, title: 'To the fair', type: 'default', link: 'https://fair.example/', image_full_url: '/a.png' },
      { id: 2, title: 'Nowhere', type: 'default', link: null, image_full_url: '/b.png' },
      { id: 3, title: 'A store', type: 'store_wise', store: store(7), image_full_url: '/c.png' },
      { id: 4, title: 'An item', type: 'item_wise', item: item(5), image_full_url: '/d.png' },
    ],
    campaigns: [{ id: 8, title: 'A campaign', slug: 'autumn', image_full_url: '/e.png' }],
  };
  const linkOf = (name: string) => screen.getByRole('img', { name }).closest('a')?.getAttribute('href') ?? null;

  it('[HOME-05] [HOME-06] [HOME-11] a banner is one link as a whole, named by its picture; without a target it is none', async () => {
    answers['/api/v1/banners'] = banners;
    await show(bannerSection);
    await screen.findByRole('img', { name: 'To the fair' });
    expect(linkOf('To the fair')).toBe('https://fair.example/');
    expect(linkOf('Nowhere')).toBeNull();
  });

  it('[HOME-07] [HOME-09] [HOME-10] banners of stores, items and campaigns lead to them', async () => {
    answers['/api/v1/banners'] = banners;
    await show(bannerSection);
    await screen.findByRole('img', { name: 'A store' });
    expect(linkOf('A store')).toBe('/store/store-7?module_id=1');
    expect(linkOf('An item')).toBe('/home?item=5');
    expect(linkOf('A campaign')).toBe('/campaigns/autumn?module_id=1');
  });

  it('[HOME-08] an item’s banner opens its page in modules with item pages', async () => {
    answers['/api/v1/banners'] = banners;
    await show(bannerSection, 'shelf');
    await screen.findByRole('img', { name: 'An item' });
    expect(linkOf('An item')).toBe('/product/5?module_id=1');
  });

  it('[CAT-04] [CAT-05] shows featured categories only, twenty at most', async () => {
    answers['/api/v1/categories'] = Array.from({ length: 30 }, (_, index) => ({
      id: index,
      name: `Category ${index}`,
      featured: index % 10 === 9 ? 0 : 1,
      childes: [],
    }));
    const observer = globalThis.IntersectionObserver;
    const comeNear = watchSight();
    await show(categories);
    await screen.findByRole('link', { name: 'Category 0' });
    act(comeNear);
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(20));
    globalThis.IntersectionObserver = observer;
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).not.toContain('Category 9');
  });

  it('[PERF-01] [PERF-02] other pages’ categories come from the home’s answer, with their sub-categories', async () => {
    answers['/api/v1/categories'] = [{ id: 1, name: 'Fruit', featured: 1, childes: [{ id: 2, name: 'Citrus' }] }];
    const Menu = () => {
      const { data = [] } = useCategories(useScope());
      return data.flatMap(({ children }) => children).map(({ name }) => <i key={name}>{name}</i>);
    };
    const Shop = () => {
      const [isMenu, setMenu] = useState(false);
      return isMenu ? <Menu /> : <button onClick={() => setMenu(true)}>Menu</button>;
    };
    await show({ ...categories, View: () => [<categories.View key="home" />, <Shop key="menu" />] });
    await screen.findByRole('link', { name: 'Fruit' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByText('Citrus')).toBeVisible();
    expect(testShop.calls.filter(({ pathname }) => pathname === '/api/v1/categories')).toHaveLength(1);
  });
});

describe('store carousels', () => {
  it('[HOME-27] [PERF-09] popular stores, a page of twelve, link to their pages', async () => {
    answers['/api/v1/stores/popular'] = { total_size: 2, limit: 12, offset: 1, stores: [store(3), store(4)] };
    await show(popularStores);
    expect(await screen.findByRole('link', { name: 'Store 4' })).toHaveAttribute(
      'href',
      '/store/store-4?module_id=1&store_zone_id=1',
    );
    expect(callOf('/api/v1/stores/popular')?.get('limit')).toBe('12');
  });

  it('[HOME-28] nearby stores keep the server’s order', async () => {
    const order = [5, 2, 9, 1];
    answers['/api/v1/stores/popular'] = { total_size: 4, limit: 8, offset: 1, stores: order.map((id) => store(id)) };
    await show(storesNearby);
    await screen.findByRole('link', { name: 'Store 5' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
      order.map((id) => `Store ${id}`),
    );
  });

  it('[PERF-05] top rated stores are refetched on each opening of their tab, popular ones are not', async () => {
    for (const [path, id] of [
      ['popular', 1],
      ['top-rated', 2],
    ] as const)
      answers[`/api/v1/stores/${path}`] = { total_size: 1, limit: 8, offset: 1, stores: [store(id)] };
    await show(storesNearby);
    const look = async (tab: string, name: string) => {
      await userEvent.click(await screen.findByRole('tab', { name: tab }));
      await screen.findByRole('link', { name });
    };
    for (let turn = 0; turn < 2; turn += 1) {
      await look('Popular', 'Store 1');
      await look('Top Rated', 'Store 2');
    }
    const asked = (path: string) => testShop.calls.filter(({ pathname }) => pathname === path).length;
    expect([asked('/api/v1/stores/popular'), asked('/api/v1/stores/top-rated')]).toEqual([1, 2]);
  });

  it('[HOME-32] [HOME-37] visited stores of this module only; nothing without any', async () => {
    const none = await show(visitAgain);
    expect(screen.queryByRole('heading', { name: 'Visit again' })).toBeNull();
    none.unmount();
    const visited = [
      { id: '1', slug: 'one', name: 'One', logo: '', module_id: '1', zone_id: '1' },
      { id: '2', slug: 'two', name: 'Two', logo: '', module_id: '2', zone_id: '1' },
    ];
    localStorage.setItem('visitedStores', JSON.stringify(visited));
    localStorage.setItem(
      'visitedStoresProducts',
      JSON.stringify([1, 2, 3, 4, 5].map((at) => ({ store_id: '1', image: `/p${at}.png`, name: `Thing ${at}` }))),
    );
    await show(visitAgain);
    expect(await screen.findByRole('link', { name: 'One' })).toHaveAttribute(
      'href',
      '/store/one?module_id=1&store_zone_id=1',
    );
    expect(screen.queryByRole('link', { name: 'Two' })).toBeNull();
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
      'Thing 1',
      'Thing 2',
      'Thing 3',
    ]);
    expect(screen.getByText('2+')).toBeVisible();
  });
});

describe('item carousels', () => {
  it('[HOME-42] [CARD-03] ten popular items, in their own card layout', async () => {
    answers['/api/v1/items/popular'] = { total_size: 1, limit: 10, offset: 1, products: [item(1)] };
    await show(popularItems);
    await screen.findByRole('heading', { name: 'Often bought' });
    expect(callOf('/api/v1/items/popular')?.get('limit')).toBe('10');
    expect(await screen.findByRole('article')).toHaveAttribute('data-layout', 'popular');
  });

  it('[HOME-26] loved items are the recommended ones, fifteen', async () => {
    answers['/api/v1/items/recommended'] = { total_size: 1, limit: 15, offset: 1, items: [item(1)] };
    await show(loved);
    await screen.findByRole('heading', { name: 'Items you\u2019ll love'.replace('\u2019', "'") });
    const asked = callOf('/api/v1/items/recommended');
    expect([asked?.get('filter'), asked?.get('limit')]).toEqual(['all', '15']);
  });

  it('[HOME-04] a placeholder stays until the response, and disappears when it is empty', async () => {
    answers['/api/v1/items/recommended'] = { total_size: 0, limit: 15, offset: 1, items: [] };
    await show(loved);
    expect(placeKept()).not.toBeNull();
    await waitFor(() => expect(placeKept()).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[HOME-04] below the fold a section with a rejected request is left out', async () => {
    await show(loved);
    await waitFor(() => expect(placeKept()).toBeNull());
    expect(callOf('/api/v1/items/recommended')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[HOME-18] [ERR-06] the best reviewed use the specification’s tabs only when the response has none', async () => {
    const drink = item(1, { name: 'Lemonade', category_ids: [{ id: '4', name: 'Soft drinks' }] });
    answers['/api/v1/items/most-reviewed'] = { total_size: 2, limit: 50, offset: 1, products: [drink, item(2)] };
    const still = await show(bestReviewed);
    const tabs = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(await tabs()).toEqual(['All', 'Beauty', 'Bread & Juice', 'Drinks', 'Milks']);
    await userEvent.click(screen.getByRole('tab', { name: 'Drinks' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Lemonade' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Beauty' }));
    expect(screen.getByText('Items Not Found!')).toBeVisible();
    still.unmount();
    answers['/api/v1/items/most-reviewed'] = {
      total_size: 1,
      limit: 50,
      offset: 1,
      products: [drink],
      categories: [{ id: 4, name: 'Soft drinks' }],
    };
    await show(bestReviewed);
    expect(await tabs()).toEqual(['All', 'Soft drinks']);
  });

  /** Delays the responses of a path. @returns releases them */
  function holdBack(held: string): () => void {
    const answer = globalThis.fetch;
    let letGo = () => {};
    const until = new Promise<void>((done) => (letGo = done));
    globalThis.fetch = async (input, init) => {
      if (new URL(String(input)).pathname === held) await until;
      return answer(input, init);
    };
    return letGo;
  }

  it('[HOME-23] [PLUS-35] the best reviewed render together with their banner, without a layout shift', async () => {
    answers['/api/v1/items/most-reviewed'] = { total_size: 1, limit: 50, offset: 1, products: [item(1)] };
    answers['/api/v1/other-banners'] = { best_reviewed_section_banner_full_url: 'http://shop.test/b.png' };
    const letGo = holdBack('/api/v1/other-banners');
    const { container, store: shop } = await show(bestReviewed);
    await waitFor(() => expect(callOf('/api/v1/items/most-reviewed')).toBeDefined());
    await allAnswered(shop, ['getSectionBanners']);
    expect(placeKept()).not.toBeNull();
    letGo();
    await screen.findByRole('article');
    expect(container.querySelector('img[src*="shop.test/b"]')).not.toBeNull();
    // A picture between sections says something and leads somewhere.
    const banner = screen.getByRole('link', { name: /^Four stars and more/ });
    expect(banner).toHaveAttribute('href', '/home?search=all-categories&r=4');
  });

  it('[HOME-23] the best reviewed render without a banner when there is none', async () => {
    answers['/api/v1/items/most-reviewed'] = { total_size: 1, limit: 50, offset: 1, products: [item(1)] };
    await show(bestReviewed);
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('[PLUS-35] new stores reserve the height of their row while loading, and are left out when empty', async () => {
    answers['/api/v1/stores/latest'] = { total_size: 1, limit: 12, offset: 1, stores: [store(3)] };
    const some = await show(newStores);
    expect(screen.getByRole('status')).toHaveStyle({ blockSize: '151px' });
    expect(await screen.findByRole('link', { name: 'Store 3' })).toBeVisible();
    some.unmount();
    answers['/api/v1/stores/latest'] = { total_size: 0, limit: 12, offset: 1, stores: [] };
    await show(newStores);
    expect(screen.getByRole('heading', { name: 'New here' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('[HOME-40] a campaign item opens over the page', async () => {
    answers['/api/v1/campaigns/basic'] = [];
    answers['/api/v1/campaigns/item'] = [item(6, { name: 'Olive Oil', available_date_ends: '2031-01-01' })];
    const { opened } = await show(campaigns);
    const row = await screen.findByRole('list', { name: 'Only for a few days' });
    await userEvent.click(within(row).getByRole('link', { name: 'Olive Oil' }));
    await waitFor(() => expect(opened).toEqual(['6']));
  });

  const sale = { id: 4, title: 'Two days', start_date: '2020-01-01', end_date: '2099-01-01' };
  const sold = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      stock: 9,
      sold: 1,
      available_stock: 8,
      discount: 10,
      discount_type: 'percent',
      item: item(index + 1),
    }));
  /** @param count of its products; 0: none (left) */
  const runSale = (count: number, over: Partial<typeof sale> = {}) => {
    answers['/api/v1/flash-sales'] = { ...sale, ...over, active_products: sold(count) };
    answers['/api/v1/flash-sales/items'] = {
      total_size: count,
      limit: 20,
      offset: 1,
      flash_sale: { ...sale, ...over },
      products: sold(count),
    };
  };

  it('[PROMO-01] [PROMO-02] a sale shows at most fifteen of its products', async () => {
    runSale(20);
    await show(flashSale);
    await screen.findAllByRole('progressbar');
    // Entries beyond the widest screen render when the carousel is scrolled.
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '15');
    const asked = callOf('/api/v1/flash-sales');
    expect([asked?.get('limit'), asked?.get('offset')]).toEqual(['2', '1']);
    expect(callOf('/api/v1/flash-sales/items')?.get('flash_sale_id')).toBe('4');
  });

  it('[HOME-04] the sale reserves its space from the first render until its products load', async () => {
    runSale(3);
    const seen: string[] = [];
    const { container } = await show(flashSale);
    const look = () => seen.push(container.childElementCount === 0 ? 'nothing' : 'something');
    look();
    const observer = new MutationObserver(look);
    observer.observe(container, { childList: true, subtree: true });
    await screen.findAllByRole('progressbar');
    observer.disconnect();
    expect(seen).not.toContain('nothing');
  });

  it.each([
    ['is over', () => runSale(3, { end_date: '2020-01-02' })],
    ['has not begun', () => runSale(3, { start_date: '2098-01-01' })],
    ['has nothing to sell', () => runSale(0)],
    ['does not tell what it sells', () => void (runSale(3), delete answers['/api/v1/flash-sales/items'])],
  ])('[PROMO-06] a sale that %s has no panel', async (_, prepare) => {
    prepare();
    await show(flashSale);
    await waitFor(() => expect(placeKept()).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[HOME-41] the sale is beside the popular items, and only if there is one', async () => {
    answers['/api/v1/items/popular'] = { total_size: 1, limit: 10, offset: 1, products: [item(1)] };
    const without = await show(popularItems);
    await screen.findByRole('article');
    expect(without.container.querySelector('[data-section="flashSale"]')).toBeNull();
    without.unmount();
    runSale(2);
    const { container } = await show(popularItems);
    await screen.findByRole('article');
    await waitFor(() => expect(container.querySelector('[data-sale]')).not.toBeNull());
    expect(container.querySelector('[data-section="flashSale"]')).not.toBeNull();
  });
});

it('[PHAR-05] the promotional banner has its own request, and is left out without a picture', async () => {
  answers['/api/v1/other-banners'] = { promotional_banner_url: 'http://shop.test/b', basic_section_nearby: null };
  const without = await show(promoBanner);
  await waitFor(() => expect(callOf('/api/v1/other-banners')).toBeDefined());
  expect(screen.queryByRole('img')).toBeNull();
  without.unmount();
  answers['/api/v1/other-banners'] = {
    promotional_banner_url: 'http://shop.test/b',
    bottom_section_banner: 'autumn.webp',
  };
  const own = await show(promoBanner);
  await waitFor(() => expect(own.container.querySelector('img')?.getAttribute('src')).toContain('/b/autumn.webp'));
  const offers = { name: /See all offers$/ };
  expect(screen.getByRole('link', offers)).toHaveAttribute('href', '/home?search=special-offer');
  own.unmount();
  Object.assign(answers['/api/v1/other-banners'] as object, { promotional_banner_content: 'Autumn at home' });
  await show(promoBanner);
  expect(await screen.findByRole('link', offers)).toHaveTextContent('Autumn at home');
});
