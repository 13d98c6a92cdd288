import { minor } from '@shop/util';
import { takesPrescriptionOrders } from './availability';
import { checkoutErrors, needsPrescription, type CheckoutInput, type PictureFile } from './checkout';
import { addPictures, MOST_PICTURES, PICTURE_TYPES } from './prescription';
import { sampleItem } from './sample.spec-helper';
import { awaitsPrice, goodsAmount } from './tracking';

const MEGABYTE = 1024 * 1024;
const file = (name: string, over: Partial<PictureFile> = {}): PictureFile => ({
  name,
  type: 'image/jpeg',
  size: 1000,
  lastModified: 1,
  ...over,
});
const reasons = (known: PictureFile[], ...chosen: PictureFile[]) =>
  addPictures(known, chosen).errors.map(({ name, reason }) => `${name} ${reason}`);

describe('pictures of a prescription', () => {
  it('[PLUS-15] accepts exactly 5 MB, and not a byte more', () => {
    expect(reasons([], file('a', { size: 5 * MEGABYTE }))).toEqual([]);
    expect(reasons([], file('b', { size: 5 * MEGABYTE + 1 }))).toEqual(['b size']);
    expect(reasons([], file('c', { size: 0 }))).toEqual(['c empty']);
    expect(reasons([], file('d', { size: 1 }))).toEqual([]);
  });

  it.each([...PICTURE_TYPES, 'IMAGE/PNG'])('[PLUS-15] accepts %s', (type) => {
    expect(reasons([], file('a', { type }))).toEqual([]);
  });
  it.each(['application/pdf', 'image/svg+xml', 'image/heic', 'text/plain', ''])('[PLUS-15] rejects "%s"', (type) => {
    expect(reasons([], file('a.jpg', { type }))).toEqual(['a.jpg type']);
  });

  it('[PLUS-15] accepts five at most: reports the sixth, and keeps the others', () => {
    const four = ['1', '2', '3', '4'].map((name) => file(name));
    const { pictures, errors } = addPictures(four, [file('5'), file('6'), file('7', { type: 'x' })]);
    expect(pictures.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
    expect(pictures).toHaveLength(MOST_PICTURES);
    expect(errors).toEqual([
      { name: '6', reason: 'many' },
      { name: '7', reason: 'type' },
    ]);
  });

  it('[PLUS-15] a rejected file does not count', () => {
    const chosen = [file('x', { type: 'x' }), ...['1', '2', '3', '4', '5'].map((name) => file(name))];
    expect(addPictures([], chosen).pictures).toHaveLength(5);
  });

  it('[PLUS-15] a file chosen twice is added once; another file of its name is added', () => {
    expect(reasons([file('a')], file('a'))).toEqual(['a twice']);
    expect(reasons([], file('a'), file('a'))).toEqual(['a twice']);
    expect(reasons([file('a')], file('a', { lastModified: 2 }))).toEqual([]);
    expect(reasons([file('a')], file('a', { size: 1001 }))).toEqual([]);
  });
});

it('[PLUS-15] one item is enough to require a prescription', () => {
  const line = (needs: boolean) => ({
    id: '1',
    item: sampleItem({ needsPrescription: needs }),
    quantity: 1,
    choice: { variation: null, options: {}, addOns: [] },
  });
  expect(needsPrescription([])).toBe(false);
  expect(needsPrescription([line(false), line(false)])).toBe(false);
  expect(needsPrescription([line(false), line(true)])).toBe(true);
});

it('[PLUS-15] prescription orders need a store and a shop that take them, and cash', () => {
  const shop = { prescriptions: true, cashOnDelivery: true };
  const store = { takesPrescriptions: true };
  expect(takesPrescriptionOrders(store, shop)).toBe(true);
  expect(takesPrescriptionOrders({ takesPrescriptions: false }, shop)).toBe(false);
  expect(takesPrescriptionOrders(store, { ...shop, prescriptions: false })).toBe(false);
  expect(takesPrescriptionOrders(store, { ...shop, cashOnDelivery: false })).toBe(false);
});

describe('the price of a prescription', () => {
  const asked = {
    isPrescription: true,
    status: 'pending' as const,
    total: minor(530),
    deliveryCharge: minor(300),
    tip: minor(200),
    additionalCharge: minor(30),
    tax: minor(0),
    taxIncluded: false,
    storeDiscount: minor(0),
    couponDiscount: minor(0),
  };
  it('[PLUS-15] is unknown while the total has only delivery, tip and fee', () => {
    expect(awaitsPrice(asked)).toBe(true);
    expect(awaitsPrice({ ...asked, total: minor(531) })).toBe(false);
    expect(awaitsPrice({ ...asked, isPrescription: false })).toBe(false);
  });
  it('[PLUS-15] is not awaited once the order has ended', () => {
    expect(awaitsPrice({ ...asked, status: 'canceled' })).toBe(false);
    expect(awaitsPrice({ ...asked, status: 'confirmed' })).toBe(true);
  });
  it('[PLUS-15] is the rest of the total, with tax on top or included', () => {
    const priced = { ...asked, total: minor(530 + 1000 + 50), tax: minor(50) };
    expect(goodsAmount(priced)).toBe(1000);
    expect(goodsAmount({ ...priced, total: minor(1530), taxIncluded: true })).toBe(1000);
    expect(goodsAmount({ ...priced, total: minor(1480), storeDiscount: minor(60), couponDiscount: minor(40) })).toBe(
      1000,
    );
  });
});

it('[PLUS-15] a missing prescription blocks the order; listed after the time, before the contact', () => {
  const input: CheckoutInput = {
    lines: 1,
    type: 'take_away',
    store: {
      zoneId: '1',
      minimumOrder: minor(0),
      delivers: true,
      takesAway: true,
      active: true,
      open: true,
      scheduleOrder: false,
    },
    address: null,
    contact: { name: '', phone: '1234567', email: 'a@b.cd' },
    net: minor(1),
    scheduled: false,
    needsTime: true,
    lacksPrescription: true,
  };
  expect(checkoutErrors(input).map(({ field }) => field)).toEqual(['time', 'prescription', 'name']);
  expect(checkoutErrors({ ...input, lacksPrescription: false }).map(({ field }) => field)).toEqual(['time', 'name']);
});
