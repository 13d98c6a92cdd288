import { moneyUnits } from '@shop/util';
import { toOrder } from './lib/orders/order';
import { wireMoney } from './lib/base/wire';

const order = (wire: object) => toOrder({ id: 1, order_status: 'processing', ...wire }, wireMoney(moneyUnits(2)));
const window = { from: '2026-03-05T14:22:00.000Z', to: '2026-03-05T14:31:00.000Z' };

describe('the arrival of an order on the wire', () => {
  it('is its window, and of a late one the reason with what was promised and credited', () => {
    const late = { reason: 'courier', promised_until: window.to, credit: 2 };
    expect(order({ arrival: window, delayed: late })).toMatchObject({
      arrival: { from: new Date(window.from), to: new Date(window.to) },
      delay: { reason: 'courier', promisedUntil: new Date(window.to), credit: 200 },
    });
  });

  it('is not told by other backends, which may know the minutes of the store', () => {
    expect(order({ processing_time: '25' })).toMatchObject({ delay: null, processingMinutes: 25 });
    expect(order({})).not.toHaveProperty('arrival');
    expect(order({ arrival: null }).arrival).toBeNull();
  });

  it.each([['soon'], [{}], [{ from: window.to, to: window.from }], [{ from: 'never', to: window.to }]])(
    'is none when it is malformed: %j',
    (arrival) => {
      expect(order({ arrival, delayed: { reason: 'rain' } })).toMatchObject({ arrival: null, delay: null });
    },
  );
});
