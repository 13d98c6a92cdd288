/** What a page waits for before it renders, and what not. */
import { startApi } from '@shop/api-client/start';
import { createShop, prepareShop } from './shop';
import { createShopStore } from './store';

const real = globalThis.fetch;
afterEach(() => void (globalThis.fetch = real));

/** @param landing the backend's response for the landing page's texts */
async function prepare(landing: () => Promise<Response>) {
  globalThis.fetch = ((url: string) =>
    String(url).includes('react-landing-page')
      ? landing()
      : Promise.resolve(Response.json({ business_name: 'Almera', timezone: 'UTC' }))) as typeof fetch;
  const shop = createShop(createShopStore({ origin: 'http://shop.test', isServer: true }), true);
  await prepareShop(shop);
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
