import { locateDevice } from './lib/locate-device';

type GetPosition = Geolocation['getCurrentPosition'];
const device = (getCurrentPosition: GetPosition) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

describe('the location of the device', () => {
  it('[LOC-27] is requested with low accuracy', async () => {
    let asked: PositionOptions | undefined;
    device((found, _failed, options) => {
      asked = options;
      found({ coords: { latitude: 34.59, longitude: 18.9 } } as GeolocationPosition);
    });
    expect(await locateDevice()).toEqual({ ok: true, point: { lat: 34.59, lng: 18.9 } });
    expect(asked).toMatchObject({ enableHighAccuracy: false, timeout: 5000 });
  });

  it('[LOC-30] times out after five seconds, like a denial', async () => {
    jest.useFakeTimers();
    device(() => undefined);
    let verdict: unknown = null;
    void locateDevice().then((answer) => (verdict = answer));
    await jest.advanceTimersByTimeAsync(4999);
    expect(verdict).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(verdict).toEqual({ ok: false, reason: 'timeout' });
    jest.useRealTimers();
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('the browser’s code %i is %s', async (code, reason) => {
    device((_found, failed) => failed?.({ code } as GeolocationPositionError));
    expect(await locateDevice()).toEqual({ ok: false, reason });
  });
});
