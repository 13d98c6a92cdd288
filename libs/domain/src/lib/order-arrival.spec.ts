import type { Store } from './entities';
import { arrivalOfOrder, type ArrivingOrder } from './order-arrival';

const at = (time: string) => new Date(`2026-03-05T${time}:00Z`);
const store = { deliveryTime: { min: 20, max: 30, unit: 'min' }, distance: 500 } as Store;
/** As a backend without `arrival` sends it. */
const foreign: ArrivingOrder = {
  status: 'confirmed',
  type: 'delivery',
  paymentMethod: 'cash_on_delivery',
  isPaid: false,
  transfer: null,
  processingMinutes: null,
  placedAt: at('14:00'),
  reachedAt: { pending: at('14:00'), confirmed: at('14:04') },
  scheduledFor: null,
  store,
};

describe('the window of a placed order', () => {
  const told = { from: at('14:22'), to: at('14:31') };

  it('is what the backend tells, and none when it tells none', () => {
    expect(arrivalOfOrder({ ...foreign, arrival: told })).toBe(told);
    expect(arrivalOfOrder({ ...foreign, arrival: null })).toBeNull();
    expect(arrivalOfOrder({ ...foreign, arrival: told, status: 'delivered' })).toBeNull();
  });

  it('of another backend is what the store states on its card, from when it was placed', () => {
    expect(arrivalOfOrder(foreign)).toEqual({ from: at('14:20'), to: at('14:30') });
  });

  it('of another backend is the minutes that the store gave this order, and the way', () => {
    const given = { ...foreign, processingMinutes: 30 };
    expect(arrivalOfOrder(given)).toEqual({ from: at('14:31'), to: at('14:41') });
    expect(arrivalOfOrder({ ...given, type: 'take_away' })).toEqual({ from: at('14:29'), to: at('14:39') });
  });

  it('is never wider than a quarter of an hour, whatever a store states', () => {
    const wide = { ...foreign, store: { ...store, deliveryTime: { min: 60, max: 180, unit: 'hour' } } as Store };
    const window = arrivalOfOrder(wide);
    expect((window!.to.getTime() - window!.from.getTime()) / 60_000).toBeLessThanOrEqual(15);
  });

  it.each([
    ['was delivered', { status: 'delivered' }],
    ['was canceled', { status: 'canceled' }],
    ['waits for its payment', { status: 'pending', paymentMethod: 'digital_payment' }],
    ['is wanted for later', { scheduledFor: '2026-03-05 18:00:00' }],
    ['is ready to be fetched', { type: 'take_away', status: 'handover' }],
    ['is a parcel', { type: 'parcel', store: null }],
    ['is of a store that states a text', { store: { ...store, deliveryTime: { text: 'soon' } } as Store }],
  ] as [string, Partial<ArrivingOrder>][])('is unknown for an order that %s', (_, over) => {
    expect(arrivalOfOrder({ ...foreign, ...over })).toBeNull();
  });
});
