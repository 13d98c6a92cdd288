import { emptySession, type SessionState } from '@shop/session';
import { createResponseCache, type CachedQueries } from './response-cache';

const at = (lat: number, zoneIds: string[]): SessionState => ({
  ...emptySession,
  place: { address: 'Somewhere', point: { lat, lng: 18.9 }, zoneIds },
});
const HERE = at(34.5, ['1', '2']);
const ORIGIN = 'https://shop.test';
const answer = (endpointName: string, over: object = {}) => ({
  [`${endpointName}()`]: { endpointName, status: 'fulfilled', data: endpointName, ...over },
});

const queries = (...list: object[]) => Object.assign({}, ...list) as CachedQueries;
const config = queries(answer('getConfig'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('[PLUS-35] responses shared by pages for different places', () => {
  it('are reused in the same zones, and never for another zone, language, module or origin', () => {
    const cache = createResponseCache(1000);
    cache.keep(HERE, ORIGIN, config, {});
    expect(cache.get(at(34.6, ['1', '2']), ORIGIN)).toEqual(config);
    expect(cache.get(at(34.5, ['2']), ORIGIN)).toEqual({});
    expect(cache.get({ ...HERE, language: 'ar' }, ORIGIN)).toEqual({});
    expect(cache.get({ ...HERE, module: { id: '2', type: 'food', name: 'Food' } }, ORIGIN)).toEqual({});
    expect(cache.get(HERE, 'https://other.test')).toEqual({});
  });

  it('are the fulfilled ones that depend on no customer', () => {
    const cache = createResponseCache(1000);
    const asked = queries(
      answer('getConfig'),
      answer('getModules', { status: 'rejected' }),
      answer('getLandingPage', { status: 'pending' }),
      answer('getPopularItems'),
    );
    cache.keep(HERE, ORIGIN, asked, {});
    expect(cache.get(HERE, ORIGIN)).toEqual(config);
  });

  it('expire on time, however often they were reused', () => {
    const cache = createResponseCache(1000);
    cache.keep(HERE, ORIGIN, config, {});
    jest.advanceTimersByTime(600);
    const cached = cache.get(HERE, ORIGIN);
    cache.keep(HERE, ORIGIN, queries(cached, answer('getModules')), cached);
    jest.advanceTimersByTime(600);
    expect(cache.get(HERE, ORIGIN)).toEqual(answer('getModules'));
    const none = createResponseCache(0);
    none.keep(HERE, ORIGIN, config, {});
    expect(none.get(HERE, ORIGIN)).toEqual({});
  });
});
