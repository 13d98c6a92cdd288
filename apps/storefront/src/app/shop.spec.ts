/** What a page waits for before it renders, and what not. */
import { startApi } from '@shop/api-client/start';
import { loadPage, type PageRoute } from '@shop/page-engine';
import { createShop, prepareShop } from './shop';
import { createShopStore } from './store';

const real = globalThis.fetch;
afterEach(() => void (globalThis.fetch = real));

/**
 * @param landing the backend's response for the landing page's texts
 * @param route of the page that is rendered
 */
async function prepare(landing: () => Promise<Response>, route?: PageRoute) {
  globalThis.fetch = ((url: string) =>
    String(url).includes('react-landing-page')
      ? landing()
      : Promise.resolve(Response.json({ business_name: 'Almera', timezone: 'UTC' }))) as typeof fetch;
  const shop = createShop(createShopStore({ origin: 'http://shop.test', isServer: true }), true);
  await prepareShop(shop);
  if (route) await loadPage(shop, route, { params: {}, query: new URLSearchParams() });
  const state = shop.store.getState();
  const { language } = shop;
  return {
    name: startApi.endpoints.getConfig.select({ language })(state).data?.businessName,
    footer: startApi.endpoints.getLandingPage.select({ language })(state),
  };
}

it('[FOOT-10] the footer’s texts are loaded before a page renders on the server', async () => {
  const { footer } = await prepare(() => Promise.resolve(Response.json({ fixed_footer_description: 'A market.' })));
  expect(footer.data?.footer).toBe('A market.');
});

it('[FOOT-10] a page has a timeout for the footer’s texts, and the browser can request them later', async () => {
  const { name, footer } = await prepare(() => new Promise(() => undefined));
  expect(name).toBe('Almera');
  expect([footer.data, footer.status]).toEqual([undefined, 'rejected']);
});

it('[PLUS-35] the landing page waits for its title as long as it takes: it would move all below it', async () => {
  const later: (() => void)[] = [];
  const slow = () =>
    new Promise<Response>((done) => {
      later.push(() => done(Response.json({ header_title: 'At your door' })));
      // The request for the footer has been given up by then.
      if (later.length > 1) setTimeout(() => later[1]?.(), 700);
    });
  const route = { path: '/', isLanding: true, definition: () => import('../pages/landing.page') };
  const { footer } = await prepare(slow, route);
  expect([later.length, footer.data?.title]).toEqual([2, 'At your door']);
});
