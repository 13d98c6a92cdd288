/** Every answer of the backend sets the clock, whatever the call (decision 082). */
import { now } from '@shop/util';
import { scope, shop } from './fake-network.spec-helper';
import { catalogApi } from './lib/catalog';

const NOON = Date.parse('2026-03-05T11:00:00Z');

afterEach(() => jest.useRealTimers());

it.each([
  [-26, 200],
  [-3, 404],
  [3, 403],
  [26, 200],
])('on a device whose clock is %i hours off, by an answer %i', async (hours, status) => {
  jest.useFakeTimers({ now: NOON + hours * 3_600_000 });
  const { store } = shop(() => ({ status, body: [], headers: { date: new Date(NOON).toUTCString() } }));
  await store.dispatch(catalogApi.endpoints.getBanners.initiate({ scope: { ...scope, moduleId: String(hours) } }));
  expect(Math.abs(now().getTime() - NOON)).toBeLessThanOrEqual(1000);
});
