/** Links and ids that come from outside: out of a backend's response, or out of the page's own URL. */
import { minor } from '@shop/util';
import { hostileText, OUTSIDE_TARGETS, OWN_TARGETS } from '@shop/util/hostile.spec-helper';
import { configureStore } from '@reduxjs/toolkit';
import { emptySession, sessionSlice } from '@shop/session';
import fc from 'fast-check';
import { shopApi } from './lib/base/api';
import { createApiContext, headersOf } from './lib/base/base-query';
import { scopeOf } from './lib/base/scope';
import { toBanners } from './lib/catalog/banners';
import { profileApi } from './lib/profile';
import { startApi } from './lib/start';
import { toConfig } from './lib/start/to-config';

const WEB = /^https?:\/\/[^/@]+\//;
/** Answers of a backend whose links all lead to this target. */
const answered = (target: string): Record<string, unknown> => ({
  '/api/v1/react-landing-page': {
    download_user_app_links: {
      ...{ playstore_url_status: '1', playstore_url: target },
      ...{ apple_store_url_status: '1', apple_store_url: target },
    },
  },
  '/api/v1/customer/wallet/add-fund': { redirect_link: target },
});
async function linksOf(target: string) {
  const wires = answered(target);
  globalThis.fetch = (async (url: string) => Response.json(wires[new URL(url).pathname] ?? {})) as typeof fetch;
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [shopApi.reducerPath]: shopApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: createApiContext({ origin: 'http://shop.test' }) } }).concat(
        shopApi.middleware,
      ),
  });
  const { data: landing } = await store.dispatch(startApi.endpoints.getLandingPage.initiate({ language: 'en' }));
  const { data: payment } = await store.dispatch(
    profileApi.endpoints.fillWallet.initiate({ amount: minor(100), gateway: 'g', callback: 'http://shop.test/wallet' }),
  );
  const [banner] = toBanners({ banners: [{ id: 1, type: 'default', link: target }] });
  const social = toConfig({ social_media: [{ name: 'x', link: target, status: 1 }] }).social.map(({ url }) => url);
  return {
    inside: [banner?.target.kind === 'link' ? banner.target.url : 'no link', payment || null],
    web: [landing?.apps.play ?? null, landing?.apps.apple ?? null, social[0] ?? null],
  };
}

it.each(OUTSIDE_TARGETS)('a backend’s link to %j leads to an address of the web, or nowhere', async (target) => {
  const { inside, web } = await linksOf(target);
  for (const link of [...inside, ...web]) if (link !== null) expect(link).toMatch(WEB);
});

it.each(OWN_TARGETS)('a banner and a payment may lead to %j', async (target) => {
  expect(await linksOf(target)).toEqual({ inside: [target, target], web: [null, null, null] });
});

it('a link’s module is a number, or the module of the visit: a thousand others reach no header', () => {
  const session = { ...emptySession, module: { id: '2', type: 'food', name: 'Food' } };
  expect(scopeOf(session, '3').moduleId).toBe('3');
  expect(scopeOf(session, '1\r\nX: 1').moduleId).toBe('2');
  fc.assert(
    fc.property(hostileText, (text) => {
      const headers = headersOf(session, scopeOf(session, text), createApiContext());
      expect(new Headers(headers).get('moduleid')).toMatch(/^[1-9]\d{0,14}$/);
    }),
    { numRuns: 1000 },
  );
});
