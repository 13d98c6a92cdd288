import { emptySession, type SessionState } from '@shop/session';
import { createSharedAnswers } from './shared-answers';

const at = (lat: number, zoneIds: string[]): SessionState => ({
  ...emptySession,
  place: { address: 'Somewhere', point: { lat, lng: 18.9 }, zoneIds },
});
const HERE = at(34.5, ['1', '2']);
const ORIGIN = 'https://shop.test';
const answer = (endpointName: string, over: object = {}) => ({
  [`${endpointName}()`]: { endpointName, status: 'fulfilled', data: endpointName, ...over },
});
type Queries = Parameters<ReturnType<typeof createSharedAnswers>['keep']>[2];
const queries = (...list: object[]) => Object.assign({}, ...list) as Queries;
const config = queries(answer('getConfig'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('[PLUS-35] answers that pages of different places share', () => {
  it('are told to the neighbour, and to nobody of another zone, language, module or origin', () => {
    const shared = createSharedAnswers(1000);
    shared.keep(HERE, ORIGIN, config, {});
    expect(shared.of(at(34.6, ['1', '2']), ORIGIN)).toEqual(config);
    expect(shared.of(at(34.5, ['2']), ORIGIN)).toEqual({});
    expect(shared.of({ ...HERE, language: 'ar' }, ORIGIN)).toEqual({});
    expect(shared.of({ ...HERE, module: { id: '2', type: 'food', name: 'Food' } }, ORIGIN)).toEqual({});
    expect(shared.of(HERE, 'https://other.test')).toEqual({});
  });

  it('are those that were answered and depend on nobody', () => {
    const shared = createSharedAnswers(1000);
    const asked = queries(
      answer('getConfig'),
      answer('getModules', { status: 'rejected' }),
      answer('getLandingPage', { status: 'pending' }),
      answer('getPopularItems'),
    );
    shared.keep(HERE, ORIGIN, asked, {});
    expect(shared.of(HERE, ORIGIN)).toEqual(config);
  });

  it('are asked for anew when their time is over, however often they were told', () => {
    const shared = createSharedAnswers(1000);
    shared.keep(HERE, ORIGIN, config, {});
    jest.advanceTimersByTime(600);
    const known = shared.of(HERE, ORIGIN);
    shared.keep(HERE, ORIGIN, queries(known, answer('getModules')), known);
    jest.advanceTimersByTime(600);
    expect(shared.of(HERE, ORIGIN)).toEqual(answer('getModules'));
    const none = createSharedAnswers(0);
    none.keep(HERE, ORIGIN, config, {});
    expect(none.of(HERE, ORIGIN)).toEqual({});
  });
});
