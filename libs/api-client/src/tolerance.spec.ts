/** The tolerance table of contract §10 as data: every format that a backend may send, and its meaning. */
import { USUAL_MONEY } from './lib/base/base-query';
import { flag, list, moment, number, numberOrNull, object, page, picture, text, wires } from './lib/base/wire';
import type { AnyNames as Wire } from './lib/base/tolerant';
import { toItem } from './lib/catalog/to-item';
import { toStore } from './lib/catalog/to-store';
import { toMessage } from './lib/chat/to-thread';
import { toCoupon } from './lib/coupons';
import { toOrder } from './lib/orders/order';
import { toOrderRows } from './lib/orders/order-rows';
import { toFlashProduct, toFlashSale } from './lib/promotions/flash-sale';
import { toModule } from './lib/start/to-modules';
import { toZonesOfPoint } from './lib/start/to-zones';

interface Row {
  /** Text of the row. */
  where: string;
  read: (value: never) => unknown;
  /** Each format with its decoded value. */
  variants: [form: unknown, meaning: unknown][];
}
const D = USUAL_MONEY;
const item = (over: Wire) => toItem({ id: 1, name: 'A', price: 1, ...over }, D);
const same = (meaning: unknown, ...forms: unknown[]): Row['variants'] => forms.map((form) => [form, meaning]);
const variation = { type: 'Big', price: 3, stock: 4 };
const addOn = { id: 7, name: 'Dip', price: 1 };
const storeWire = { id: 1, name: 'S' };

const TABLE: Row[] = [
  {
    where: 'get-zone-id.zone_id',
    read: (zone_id) => toZonesOfPoint({ zone_id }, D).zoneIds,
    variants: same(['1', '2'], '[1,2]', [1, 2], ['1', '2']),
  },
  {
    where: 'item variations',
    read: (variations) => item({ variations }).variations,
    variants: [
      ...same([{ type: 'Big', price: 300, stock: 4 }], [variation], JSON.stringify([variation])),
      ...same([], '[]', null, '', undefined),
    ],
  },
  {
    where: 'images',
    read: (images) => item({ images, images_full_url: null }).images.map(({ url }) => url),
    variants: same(['http://x/a.png'], ['http://x/a.png'], '["http://x/a.png"]', [
      { img: 'http://x/a.png', storage: 's3' },
    ]),
  },
  {
    where: 'category_ids[].id: text or int',
    read: (category_ids) => item({ category_ids }).categories.map(({ id }) => id),
    variants: same(['5'], [{ id: '5', name: 'F' }], [{ id: 5, name: 'F' }], '[{"id":"5","name":"F"}]'),
  },
  {
    where: 'add_ons: objects under add_ons or addons, or text of ids',
    read: (over: Wire) => item(over).addOns.map(({ id }) => id),
    variants: [
      ...same(['7'], { add_ons: [addOn] }, { addons: [addOn] }, { add_ons: JSON.stringify([addOn]) }),
      // Ids without names cannot be shown.
      ...same([], { add_ons: '["7"]' }, { add_ons: null }),
    ],
  },
  {
    where: 'food option min/max/optionPrice, required',
    read: (group: Wire) =>
      item({ food_variations: [{ name: 'Size', values: [{ label: 'L', optionPrice: group.price }], ...group }] })
        .groups[0],
    variants: same(
      { name: 'Size', multi: false, required: true, min: 1, max: 2, options: [{ label: 'L', price: 250 }] },
      { min: '1', max: '2', price: '2.50', required: 'on' },
      { min: 1, max: 2, price: 2.5, required: true },
    ),
  },
  {
    where: 'food option max may be missing',
    read: (group: Wire) => item({ food_variations: [{ name: 'Size', values: [], ...group }] }).groups[0]?.max,
    variants: same(0, {}, { max: null }, { max: '' }),
  },
  {
    where: 'amounts: number or numeric text; null = 0',
    read: (order_amount) => toOrder({ id: 1, order_amount }, D).total,
    variants: [...same(1250, 12.5, '12.5', '12.50'), ...same(0, null, '', undefined)],
  },
  {
    where: 'flags',
    read: flag,
    variants: [...same(true, 1, '1', true, 'true', 'on'), ...same(false, 0, '0', false, 'false', 'off', null, '')],
  },
  {
    where: 'latitude/longitude',
    read: (latitude) => toStore({ ...storeWire, latitude, longitude: '2' }, D).place,
    variants: [...same({ lat: 1.5, lng: 2 }, '1.5', 1.5), ...same(null, null, '', 'x')],
  },
  {
    where: 'limit/offset in responses',
    read: (over: Wire) => page({ total_size: '3', products: [{ id: 1 }], ...over }, 'products').total,
    variants: same(
      3,
      { limit: 10, offset: 1 },
      { limit: '10', offset: '1' },
      { limit: '', offset: '' },
      { limit: null, offset: null },
    ),
  },
  {
    where: 'images: name, absolute, full url, {img}, null',
    read: ([value, full]: [unknown, unknown]) => picture(value, full, 'http://x/f')?.url ?? null,
    variants: [
      [['a.png', null], 'http://x/f/a.png'],
      [['http://y/a.png', null], 'http://y/a.png'],
      [['a.png', 'http://z/a.png'], 'http://z/a.png'],
      [[{ img: 'a.png', storage: 'public' }, null], 'http://x/f/a.png'],
      [[null, null], null],
      [['', null], null],
    ],
  },
  {
    where: 'message.file',
    read: (file) => toMessage({ id: 1, file }).pictures,
    variants: [
      ...same([], null, '', undefined),
      ...same(
        ['http://x/a.png'],
        'http://x/a.png',
        '["http://x/a.png"]',
        ['http://x/a.png'],
        [{ img: 'http://x/a.png', storage: 's3' }],
      ),
    ],
  },
  {
    where: 'delivery_address, receiver_details',
    read: (delivery_address) => toOrder({ id: 1, delivery_address }, D).deliverTo?.address ?? null,
    variants: [
      ...same('1 Market St', { address: '1 Market St' }, '{"address":"1 Market St"}'),
      ...same(null, null, '', []),
    ],
  },
  {
    where: 'order/details: array, or Order object',
    read: (wire) => toOrderRows(wire, D).map(({ id }) => id),
    variants: [...same(['4'], [{ id: 4 }], { details: [{ id: 4 }] }), ...same([], { id: 1, order_status: 'pending' })],
  },
  {
    where: 'flash-sales: object; [] or {} for none',
    read: (wire: Wire) => toFlashSale(wire)?.id ?? null,
    variants: [[{ id: 3, title: 'Now' }, '3'], ...same(null, {})],
  },
  {
    where: 'store discount: object, [] or null for none',
    read: (discount) => toStore({ ...storeWire, discount }, D).discount,
    variants: same(null, [], {}, null, undefined),
  },
  {
    where: 'flash-sale item in raw rows',
    read: (raw) => toFlashProduct({ id: 1, stock: 2, sold: 0, item: raw }, D).item.name,
    variants: same('Milk', { id: 1, name: 'Milk' }, '{"id":1,"name":"Milk"}'),
  },
  {
    where: 'Coupon.data, customer_id',
    read: (over: Wire) => toCoupon({ id: 1, code: 'A', ...over }, D).code,
    variants: same('A', { data: '["1"]', customer_id: '["all"]' }, { data: null, customer_id: null }),
  },
  {
    where: 'vehicle/extra_charge: bare number or object',
    read: (wire) => number(object<{ extra_charge: number }>(wire)?.extra_charge ?? wire),
    variants: [...same(1.5, 1.5, '1.5', { extra_charge: 1.5 }, { extra_charge: '1.5' }), ...same(0, null, '')],
  },
  {
    where: 'store.active/open',
    read: (active) => toStore({ ...storeWire, active, open: active }, D).active,
    variants: [...same(true, true, 1, '1'), ...same(false, false, 0, '0')],
  },
  {
    where: 'times: HH:mm or HH:mm:ss',
    read: (end: string) => item({ available_time_starts: '08:00', available_time_ends: end }).hours?.end,
    variants: [
      ['22:00', '22:00'],
      ['22:00:00', '22:00:00'],
    ],
  },
  {
    where: 'dates: ISO, wall clock in UTC, date only',
    read: (value) => moment(value)?.toISOString() ?? null,
    variants: [
      ...same('2026-03-05T12:00:00.000Z', '2026-03-05T12:00:00Z', '2026-03-05T12:00:00.000000Z', '2026-03-05 12:00:00'),
      ['2026-03-05', '2026-03-05T00:00:00.000Z'],
      ...same(null, null, '', 'soon'),
    ],
  },
  { where: 'guest_id: int or text', read: text, variants: same('7', 7, '7') },
  {
    where: 'Module: ids and flags as text or number',
    read: (over: Wire) => toModule({ module_name: 'Food', module_type: 'food', ...over }).everyZone,
    variants: [
      ...same(true, { all_zone_service: 1 }, { all_zone_service: '1' }),
      ...same(false, { all_zone_service: null }),
    ],
  },
  {
    where: 'veg: int or text',
    read: (veg) => item({ veg }).isVeg,
    variants: [...same(true, 1, '1', undefined), ...same(false, 0, '0')],
  },
  {
    where: '`item` vs `items`, `data` vs `reasons`',
    read: (body) => page(body, 'reasons', 'data').wires.length,
    variants: same(1, { reasons: [{ id: 1 }] }, { data: [{ id: 1 }] }, [{ id: 1 }]),
  },
  {
    where: 'name vs title',
    read: (over: Wire) => toItem({ id: 1, price: 1, ...over }, D).name,
    variants: same('Picnic', { name: 'Picnic' }, { title: 'Picnic' }),
  },
  {
    where: 'lists: array, JSON text, nothing',
    read: (value) => list(value).length,
    variants: [...same(2, [1, 2], '[1,2]'), ...same(0, '', null, {}, '{}')],
  },
  {
    where: 'objects in lists',
    read: (value) => wires(value).length,
    variants: [...same(1, [{ a: 1 }, 'x', null], '[{"a":1}]'), ...same(0, 'x')],
  },
  {
    where: 'numbers',
    read: numberOrNull,
    variants: [...same(4, 4, '4', '4.0'), ...same(null, 'x', '', null, true, Number.NaN)],
  },
];

describe.each(TABLE)('$where', ({ read, variants }) => {
  it.each(variants)('%j means %j', (form, meaning) => {
    expect((read as (value: unknown) => unknown)(form)).toEqual(meaning);
  });
});
