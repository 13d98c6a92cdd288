import { readFailure } from '../base/failure';
import { toOrderFailure, toPlaced } from './to-placed';

const meta = (refusal?: unknown) => ({ digits: 2, refusal });

it.each<[string, object, number | null]>([
  ['both names', { total_amount: 20.1, total_ammount: 20.1 }, 2010],
  ['the older name only, as text', { total_ammount: '20.10' }, 2010],
  ['nothing', {}, null],
  ['no number', { total_amount: 'soon' }, null],
])('a placed order tells its total by %s', (_, wire, total) => {
  expect(toPlaced({ order_id: 7, ...wire }, meta())).toEqual({ orderId: '7', total });
});

describe('a refusal because the order costs something else', () => {
  const errors = [{ code: 'order_amount', message: 'It costs €20.10 now.' }];
  it('has the new price and the messages', () => {
    const body = { errors, quote: { order_amount: 20.1, delivery_charge: '2.10', tax_amount: 0 } };
    expect(toOrderFailure(readFailure(409, body), meta(body))).toEqual({
      status: 409,
      code: 'order_amount',
      messages: ['It costs €20.10 now.'],
      newPrice: { total: 2010, delivery: 210, tax: 0, additionalCharge: null, coupon: null },
    });
  });
  it.each([[undefined], [null], ['x'], [{ errors }], [{ errors, quote: [] }]])('without a price: %j', (body) => {
    const { newPrice } = toOrderFailure(readFailure(409, { errors }), meta(body));
    expect(newPrice).toEqual({ total: null, delivery: null, tax: null, additionalCharge: null, coupon: null });
  });
  it('any other refusal has none', () => {
    const failure = readFailure(403, { errors: [{ code: 'stock', message: 'Sold out' }] });
    expect(toOrderFailure(failure, meta({ quote: { order_amount: 1 } }))).toBe(failure);
  });
});
