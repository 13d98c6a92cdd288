import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createUrlSigner } from './features/uploads/signed-urls';
import { sweepImages } from './features/uploads/sweep';
import { boot, bootBeforeAll, HERE, orderBody, STORAGE_SECRET, type Json } from './testing.spec-helper';
import { tick } from './demo/simulation';

const folder = mkdtempSync(join(tmpdir(), 'shop-uploads-'));
let headers: Json;
const backend = bootBeforeAll({ UPLOADS_DIR: folder, SIMULATION_SECONDS: '100' });
beforeAll(async () => {
  ({ headers } = await backend.customer());
});

/** Every file in the picture folders, except the secret. */
const everyFile = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
const picturePath = (address: string) => address.slice(new URL(address).origin.length);
const fetchUrl = (url: string) => backend.shop.app.inject({ url });

interface Part {
  name: string;
  value: string | Buffer;
  /** Of a file; empty: a form's file field in which nothing was chosen. */
  fileName?: string;
}
/** Sends a multipart request as a browser does. */
async function post(path: string, parts: Part[], over: Json = {}) {
  const line = 'x-line-of-the-form';
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, value, fileName = 'a.svg.png' }) => [
      Buffer.from(
        `--${line}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${line}--\r\n`),
  ]);
  const answer = await backend.shop.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { ...headers, ...over, 'content-type': `multipart/form-data; boundary=${line}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() as Json };
}
const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
const profile = (image: Buffer) =>
  post('customer/update-profile', [
    { name: 'f_name', value: 'Up' },
    { name: 'image', value: image },
  ]);

describe('pictures of customers', () => {
  it('a profile photo becomes a square WebP without camera metadata, under an unguessable name', async () => {
    expect((await profile(await photo())).status).toBe(200);
    const { image_full_url: url } = (await backend.get('customer/info', headers)).body;
    expect(url).toMatch(/\/storage\/profile\/[\w-]{24}\.webp$/);
    const served = await fetchUrl(new URL(url).pathname);
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    const { width, height, format, exif } = await sharp(served.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 400, height: 400, format: 'webp', exif: undefined });
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'imageMalformed',
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'imageMalformed'],
    ['a PDF', Buffer.from('%PDF-1.7 nothing'), 'imageMalformed'],
    ['a truncated picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'imageMalformed'],
  ])('rejects %s, whatever its file name', async (_, bytes) => {
    const before = readdirSync(join(folder, 'profile')).length;
    const { status, body } = await profile(bytes);
    expect({ status, errors: body.errors }).toEqual({
      status: 403,
      errors: [{ code: 'image', message: 'This picture cannot be read.' }],
    });
    expect(readdirSync(join(folder, 'profile'))).toHaveLength(before);
  });

  it('rejects a pixel bomb, a file that is too large, and too many files', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await profile(bomb)).status).toBe(403);
    const wide = await sharp({ create: { width: 4001, height: 4000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect((await profile(wide)).body.errors[0].message).toBe('A picture can have up to 16 megapixels.');
    const most = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect((await profile(most)).status).toBe(200);
    expect((await profile(Buffer.alloc(6 * 1024 * 1024, 1))).body.errors[0]).toMatchObject({ code: 'file' });
    const one = await photo(20, 20);
    const many = await post(
      'customer/message/send',
      Array.from({ length: 9 }, () => ({ name: 'image[]', value: one })),
    );
    expect(many.body.errors[0]).toMatchObject({ code: 'file' });
  });

  it.each([
    ['a profile', 'customer/update-profile', 'image'],
    ['a prescription', 'customer/order/prescription/place', 'order_attachment[]'],
    ['an order', 'customer/order/place', 'order_attachment'],
    ['a message', 'customer/message/send', 'image[]'],
    ['a refund', 'customer/order/refund-request', 'image[]'],
    ['a review', 'items/reviews/submit', 'attachment[]'],
  ])('rejects a file of 0 bytes with a reason: %s', async (_, path, name) => {
    const before = everyFile();
    const answers = async (language: string) => {
      const whole = { name, value: await photo(20, 20) };
      // On a form that takes one file the empty one is the only one.
      const parts = [...(path.includes('profile') ? [] : [whole]), { name, value: Buffer.alloc(0) }];
      const { status, body } = await post(path, parts, { 'x-localization': language });
      return { status, errors: body.errors };
    };
    const code = name.replace('[]', '');
    expect(await answers('en')).toEqual({ status: 403, errors: [{ code, message: 'This file is empty.' }] });
    expect(await answers('ar')).toEqual({ status: 403, errors: [{ code, message: 'هذا الملف فارغ.' }] });
    expect(everyFile()).toEqual(before);
  });

  it('a file field in which nothing was chosen is no file', async () => {
    const sent = await post('customer/update-profile', [
      { name: 'f_name', value: 'Up' },
      { name: 'image', value: Buffer.alloc(0), fileName: '' },
    ]);
    expect({ status: sent.status, errors: sent.body.errors }).toEqual({ status: 200, errors: undefined });
  });

  it('an unknown name is 404, and none escapes the folder', async () => {
    for (const name of ['none-such-name.webp', '..%2F..%2Fpackage.json', '%2e%2e%2fprofile%2fx.webp'])
      expect((await backend.get(`/storage/profile/${name}`)).status).toBe(404);
  });
});

it('a message may consist of pictures only', async () => {
  const sent = await post('customer/message/send', [
    { name: 'receiver_type', value: 'vendor' },
    { name: 'receiver_id', value: '1' },
    { name: 'image[]', value: await photo() },
    { name: 'image[]', value: await photo(300, 300) },
  ]);
  expect(sent.status).toBe(200);
  const [message] = sent.body.messages;
  expect(message.file_full_url).toHaveLength(2);
  expect(JSON.parse(message.file)).toHaveLength(2);
  expect((await fetchUrl(picturePath(message.file_full_url[0]))).statusCode).toBe(200);
  const nothing = await post('customer/message/send', [{ name: 'receiver_id', value: '1' }]);
  expect(nothing.status).toBe(403);
});

describe('prescriptions', () => {
  const pharmacy = async (): Promise<Json> =>
    (await backend.get('stores/get-stores/all?limit=1', { ...HERE, moduleid: '3' })).body.stores[0];
  const place = async (store: Json, parts: Part[], moduleid = '3', over: Json = {}) => {
    const body = orderBody(null, store.id);
    const fields = Object.entries(body).map(([name, value]) => ({ name, value: String(value) }));
    return post('customer/order/prescription/place', [...fields, ...parts], { moduleid, ...over });
  };

  it('[PLUS-15] an order with pictures only: the pharmacy sets the price', async () => {
    const store = await pharmacy();
    expect(store.prescription_order).toBe(true);
    expect((await place(store, [])).body.errors[0].code).toBe('order_attachment');
    const placed = await place(store, [{ name: 'order_attachment[]', value: await photo() }]);
    expect({ status: placed.status, errors: placed.body.errors }).toEqual({ status: 200, errors: undefined });
    const read = async () =>
      (await backend.get(`customer/order/details?order_id=${placed.body.order_id}`, headers)).body as Json;
    const order = await read();
    expect(order).toMatchObject({ prescription_order: true, total_tax_amount: 0, details_count: 0 });
    // It has the known amounts: service fee and delivery, as checkout would charge them.
    expect(order.delivery_charge).toBeGreaterThan(0);
    expect(order.order_amount).toBeCloseTo(0.3 + order.delivery_charge);
    expect(order.order_attachment_full_url).toHaveLength(1);
    const begin = backend.shop.clock().getTime();
    await tick({ ...backend.shop, clock: () => new Date(begin + 10_000) });
    const priced = await read();
    expect(priced.order_status).toBe('confirmed');
    const goods = priced.order_amount - 0.3 - priced.delivery_charge - priced.total_tax_amount;
    expect(goods).toBeGreaterThanOrEqual(8);
    expect(priced.total_tax_amount).toBeCloseTo((goods * priced.tax_percentage) / 100, 1);
    expect(priced.delivery_charge).toBe(order.delivery_charge);
    const { notifications } = { notifications: (await backend.get('customer/notifications', headers)).body as Json[] };
    expect(JSON.stringify(notifications)).toContain('The pharmacy has checked your prescription');
  });

  const kept = () => everyFile().length;
  const pictures = async (count: number) => {
    const value = await photo(60, 80);
    return Array.from({ length: count }, () => ({ name: 'order_attachment[]', value }));
  };

  it('[PLUS-15] five pictures are accepted, a sixth is rejected', async () => {
    const store = await pharmacy();
    const five = await place(store, await pictures(5));
    expect(five.body.errors).toBeUndefined();
    const before = kept();
    const six = await place(store, await pictures(6));
    expect({ status: six.status, errors: six.body.errors }).toEqual({
      status: 403,
      errors: [{ code: 'order_attachment', message: 'You can send up to 5 files at once.' }],
    });
    expect(kept()).toBe(before);
  });

  it('[PLUS-15] a picture of exactly 5 MB is accepted, a byte more is rejected', async () => {
    const store = await pharmacy();
    const image = await photo(60, 80);
    const padded = (bytes: number) => [
      { name: 'order_attachment[]', value: Buffer.concat([image, Buffer.alloc(bytes - image.length)]) },
    ];
    expect((await place(store, padded(5 * 1024 * 1024))).body.errors).toBeUndefined();
    expect((await place(store, padded(5 * 1024 * 1024 + 1))).body.errors).toEqual([
      { code: 'file', message: 'The file is larger than 5 MB.' },
    ]);
  });

  it('[PLUS-15] pictures of a rejected order are deleted', async () => {
    const store = await pharmacy();
    const before = kept();
    const body = { latitude: '10', longitude: '10' };
    const refused = await place(store, [
      ...Object.entries(body).map(([name, value]) => ({ name, value })),
      ...(await pictures(2)),
    ]);
    expect(refused.body.errors[0].code).toBe('coordinates');
    expect(kept()).toBe(before);
  });

  it('[PLUS-15] twenty rejected requests leave no files, on any route with pictures', async () => {
    const store = await pharmacy();
    const six = (field: string, count = 5) =>
      pictures(count).then((sent) => sent.map((part) => ({ ...part, name: field })));
    const outside = [
      { name: 'latitude', value: '10' },
      { name: 'longitude', value: '10' },
    ];
    const body = orderBody(null, store.id, { latitude: '10', longitude: '10' });
    const fields = Object.entries(body).map(([name, value]) => ({ name, value: String(value) }));
    const before = everyFile();
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      for (const refused of [
        await place(store, [...outside, ...(await six('order_attachment[]'))]),
        await post('customer/order/place', [...fields, ...(await six('order_attachment[]'))]),
        await post('customer/order/refund-request', [
          { name: 'order_id', value: '1' },
          { name: 'customer_reason', value: 'late' },
          ...(await six('image[]', 6)),
        ]),
        await post('items/reviews/submit', [
          { name: 'item_id', value: '1' },
          { name: 'order_id', value: '1' },
          { name: 'rating', value: '5' },
          ...(await six('attachment[]', 6)),
        ]),
        await post('customer/message/send', [
          { name: 'receiver_type', value: 'vendor' },
          { name: 'receiver_id', value: '999999' },
          ...(await six('image[]', 6)),
        ]),
        await post('customer/update-profile', [
          { name: 'f_name', value: 'Up' },
          { name: 'email', value: 'no address' },
          ...(await six('image', 1)),
        ]),
      ])
        statuses.push(refused.status);
    }
    expect(statuses).toHaveLength(24);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect(everyFile()).toEqual(before);
  });

  it('[PLUS-15] [PLUS-13] the same order sent twice is one order, with the pictures of the first', async () => {
    const store = await pharmacy();
    const key = { 'idempotency-key': 'prescription-once' };
    const before = kept();
    const first = await place(store, await pictures(2), '3', key);
    const again = await place(store, await pictures(2), '3', key);
    expect(again.body.order_id).toBe(first.body.order_id);
    expect(kept()).toBe(before + 2);
  });

  it('other stores accept none', async () => {
    const grocer = await backend.storeOf('open-grocery');
    const refused = await place(grocer, [{ name: 'order_attachment[]', value: await photo() }], '1');
    expect(refused.body.errors[0].message).toBe('This store does not accept prescriptions.');
  });

  it('an ordinary order may have pictures too', async () => {
    const body = orderBody(null, 1);
    const bananas = await backend.bananas();
    await backend.addToCart(bananas.id, { quantity: 2 }, headers);
    const placed = await post('customer/order/place', [
      ...Object.entries({ ...body, store_id: bananas.store_id }).map(([name, value]) => ({
        name,
        value: String(value),
      })),
      { name: 'order_attachment', value: await photo() },
    ]);
    expect({ status: placed.status, errors: placed.body.errors }).toEqual({ status: 200, errors: undefined });
    const order = (await backend.get(`customer/order/track?order_id=${placed.body.order_id}`, headers)).body;
    expect(order.order_attachment).toHaveLength(1);
  });
});

describe('private pictures', () => {
  /** A picture in a message of the customer. */
  const sentPicture = async (): Promise<string> => {
    const sent = await post('customer/message/send', [
      { name: 'receiver_type', value: 'vendor' },
      { name: 'receiver_id', value: '1' },
      { name: 'image[]', value: await photo(60, 60) },
    ]);
    return picturePath(sent.body.messages[0].file_full_url[0]);
  };

  it('open by the signed URL that their owner gets, and are not cached', async () => {
    const opened = await fetchUrl(await sentPicture());
    expect([opened.statusCode, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
  });

  it.each([
    ['without a signature', (path: string) => path.split('?')[0] as string],
    ['with another one', (path: string) => path.replace(/signature=..../, 'signature=AAAA')],
    ['for longer', (path: string) => path.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 600}`)],
    ['as one of an order', (path: string) => path.replace('/conversation/', '/order/')],
    [
      'ten minutes later',
      (path: string) => {
        const earlier = () => new Date(backend.shop.clock().getTime() - 600_000);
        return createUrlSigner(STORAGE_SECRET, earlier).sign(path.split('?')[0] as string);
      },
    ],
  ])('are not served %s', async (_, change) => {
    const refused = await fetchUrl(change(await sentPicture()));
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(refused.json().errors).toEqual([
      { code: 'picture', message: 'This link to the picture has expired. Open the order or the conversation again.' },
    ]);
  });

  it('with an unknown name are 404, even with a valid signature', async () => {
    const path = '/storage/order/AAAAAAAAAAAAAAAAAAAAAAAA.webp';
    expect((await fetchUrl(createUrlSigner(STORAGE_SECRET, backend.shop.clock).sign(path))).statusCode).toBe(404);
  });

  it('each response has a new signed URL', async () => {
    await sentPicture();
    const { now } = Date;
    const urlOf = async () =>
      picturePath(
        (await backend.get('customer/message/details?vendor_id=1', headers)).body.messages[0].file_full_url[0],
      );
    const first = await urlOf();
    try {
      const later = now() + 700_000;
      Date.now = () => later;
      expect((await fetchUrl(first)).statusCode).toBe(403);
      expect((await fetchUrl(await urlOf())).statusCode).toBe(200);
    } finally {
      Date.now = now;
    }
  });
});

describe('unreferenced files', () => {
  const HOUR = 3_600_000;
  const plant = (kind: string, name: string, age: number) => {
    mkdirSync(join(folder, kind), { recursive: true });
    const path = join(folder, kind, name);
    writeFileSync(path, 'x');
    utimesSync(path, new Date(Date.now() - age), new Date(Date.now() - age));
  };
  /** Makes kept pictures of every kind as old as the deleted ones. */
  const age = () => {
    const past = new Date(Date.now() - 2 * HOUR);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), past, past);
  };

  it('are deleted after an hour, by two processes at once; referenced ones never', async () => {
    await post('customer/message/send', [
      { name: 'receiver_type', value: 'vendor' },
      { name: 'receiver_id', value: '1' },
      { name: 'image[]', value: await photo(60, 60) },
    ]);
    await profile(await photo(50, 50));
    // Older profile pictures from earlier tests are deleted too.
    age();
    await sweepImages(backend.shop.db, backend.shop.config);
    age();
    const named = everyFile();
    for (const kind of ['order', 'conversation', 'refund', 'review', 'profile', 'incoming']) {
      plant(kind, 'no-row-names-this-picture.webp', HOUR + 60_000);
      plant(kind, 'young-and-not-named-so-far.webp', HOUR - 60_000);
    }
    const swept = await Promise.all([1, 2].map(() => sweepImages(backend.shop.db, backend.shop.config)));
    expect(Math.max(...swept)).toBeGreaterThan(0);
    expect(everyFile()).toEqual([...named, ...Array(6).fill('young-and-not-named-so-far.webp')].sort());
    const { image_full_url: face } = (await backend.get('customer/info', headers)).body;
    expect((await fetchUrl(picturePath(face))).statusCode).toBe(200);
    expect(named.length).toBeGreaterThan(5);
  });

  it('stay while the database has no orders and accounts: it may not be the one they belong to', async () => {
    const empty = await boot({ UPLOADS_DIR: folder });
    plant('order', 'of-another-database-maybe.webp', 2 * HOUR);
    await sweepImages(empty.shop.db, empty.shop.config);
    expect(everyFile()).toContain('of-another-database-maybe.webp');
    await empty.close();
    await sweepImages(backend.shop.db, backend.shop.config);
    expect(everyFile()).not.toContain('of-another-database-maybe.webp');
  });
});

describe('pages', () => {
  it.each(['about-us', 'privacy-policy', 'terms-and-conditions', 'refund-policy', 'shipping-policy', 'cancelation'])(
    '/%s is HTML as a JSON string, in both languages',
    async (name) => {
      const english = (await backend.get(name)).body;
      const arabic = (await backend.get(name, { 'x-localization': 'ar' })).body;
      expect(english).toMatch(/^<h2>/);
      expect(arabic).toMatch(/^<h2>/);
      expect(arabic).not.toBe(english);
    },
  );

  it('older deployments serve them at the root', async () => {
    expect((await backend.get('/refund')).body).toBe((await backend.get('refund-policy')).body);
  });

  it('every public URL is listed, page by page', async () => {
    const { body } = await backend.get('sitemap/items?limit=200&offset=2');
    expect(body.data).toHaveLength(200);
    expect((await backend.get(`items/details/${body.data[0].slug}`)).status).toBe(200);
    expect((await backend.get('sitemap/stores?limit=200')).body.total_size).toBeGreaterThan(60);
  });
});

describe('helpers of other clients', () => {
  it('answer in their formats', async () => {
    expect((await backend.get('zone/check?lat=34.594&lng=18.902&zone_id=1')).body).toBe(true);
    expect((await backend.get('zone/check?lat=10&lng=10&zone_id=1')).body).toBe(false);
    expect((await backend.get('flutter-landing-page')).body).toEqual((await backend.get('react-landing-page')).body);
    expect((await backend.get('customer/automated-message', headers)).body.total_size).toBe(3);
    expect((await backend.get('customer/review-reminder', headers)).body).toEqual({});
    expect((await backend.get('testimonial')).body[0]).toHaveProperty('designation');
  });
});
