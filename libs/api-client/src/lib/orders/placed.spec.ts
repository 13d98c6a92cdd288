import { USUAL_MONEY } from '../base/base-query';
import { readFailure } from '../base/failure';
import { toOrderFailure, toPlaced } from './placed';

const meta = (refusal?: unknown) => ({ money: USUAL_MONEY, refusal });

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
  const read = (status: number, body: unknown) => toOrderFailure(readFailure(status, body), meta(body));
  it('has the new price and the messages', () => {
    const failure = read(409, { errors, quote: { order_amount: 20.1, delivery_charge: '2.10', tax_amount: 0 } });
    expect(failure).toMatchObject({ status: 409, messages: ['It costs €20.10 now.'] });
    expect(failure.newPrice).toEqual({ total: 2010, delivery: 210, tax: 0, additionalCharge: null, coupon: null });
  });
  it.each([[{ errors }], [{ errors, quote: [] }], [{ errors, quote: null }]])('without a price: %j', (body) => {
    const nothing = { total: null, delivery: null, tax: null, additionalCharge: null, coupon: null };
    expect(read(409, body).newPrice).toEqual(nothing);
    // Old deployments answer 200 with errors.
    expect(read(200, body).newPrice).toEqual(nothing);
  });
  it('any other refusal has none', () => {
    const stock = { errors: [{ code: 'stock', message: 'Sold out' }], quote: { order_amount: 1 } };
    expect(read(403, stock).newPrice).toBeNull();
  });
});
