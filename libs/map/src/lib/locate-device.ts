/** Reads the device's location: low accuracy, timeout of five seconds (LOC-27, LOC-30). */
import type { LatLng } from '@shop/domain';

export type LocateResult = { ok: true; point: LatLng } | { ok: false; reason: 'denied' | 'timeout' | 'unavailable' };

const TIMEOUT_MS = 5000;

export function locateDevice(): Promise<LocateResult> {
  if (!('geolocation' in navigator)) return Promise.resolve({ ok: false, reason: 'unavailable' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, reason: 'timeout' }), TIMEOUT_MS);
    const settle = (verdict: LocateResult) => {
      clearTimeout(timer);
      resolve(verdict);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ ok: true, point: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => settle({ ok: false, reason: code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable' }),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
