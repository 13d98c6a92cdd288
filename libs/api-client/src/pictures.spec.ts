import { isCatalogue, picturesIn, sampleOfPictures } from './lib/pictures';

it.each([
  '/api/v1/items/popular?limit=10',
  '/api/v1/stores/details/green-corner',
  '/api/v1/banners',
  '/api/v1/module?zone_id=[1]',
  '/api/v1/items/search?name=/reviews..%2f',
  '/api/v1/items/details/%D9%85%D9%88%D8%B2',
])('%s is the catalogue', (address) => expect(isCatalogue(address)).toBe(true));

it.each([
  '/api/v1/customer/cart/list?guest_id=1',
  '/api/v1/customer/order/details',
  '/api/v1/items/reviews/3?limit=1',
  '/api/v1/config/place-api-details',
  '/api/v1/itemsx',
  '/storage/product/a.webp',
  '/api/v1/customer/items/popular',
  '/api/v1/items/../customer/cart/list?guest_id=1',
  '/api/v1/items/%2E%2e/customer/cart/list?guest_id=1',
  '/api/v1/items/x%2f..%2F..%2Fcustomer/cart/list?guest_id=1',
  '/api/v1/items/x\\..\\..\\customer',
])('%s is not, because it repeats what others wrote', (address) => expect(isCatalogue(address)).toBe(false));

it('pictures are found in every variant of the contract, and nothing else', () => {
  const answer = {
    products: [
      {
        image: 'a.webp',
        image_full_url: 'https://a.example/item.webp',
        images: ['https://b.example/1.webp', { img: 'https://c.example/2.webp' }],
        images_full_url: '["https://d.example/3.webp"]',
        description: 'https://text.example/x.png',
        store: {
          logo_full_url: 'http://e.example/l.svg',
          cover_photo: 'https://f.example/c.png',
          website: 'https://w.example',
        },
      },
    ],
    banners: [{ image_full_url: null, link: 'https://link.example/x.png', default_link: 'https://link.example' }],
    promotional_banner_url: 'https://g.example/folder',
    icon: 'data:image/png;base64,AA',
    logo: 'javascript:alert(1)',
    cover_photo_full_url: 'https://anything.example/storage/product/own.webp',
  };
  expect(picturesIn(answer).map((url) => new URL(url).host)).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.example`),
  );
  for (const odd of [null, 'https://x.example/a.png', 7, [], {}]) expect(picturesIn(odd)).toEqual([]);
});

it('depth is bounded', () => {
  let deep: unknown = { image: 'https://deep.example/a.png' };
  for (let level = 0; level < 5000; level += 1) deep = [deep];
  expect(picturesIn(deep)).toEqual([]);
});

it('the sample asks for the lists of every module in all zones, as nobody, and survives what is missing', async () => {
  const asked: [address: string, headers: Record<string, string>][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const path = String(address).replace('http://backend', '');
    asked.push([path, options?.headers as Record<string, string>]);
    if (path === '/api/v1/module')
      return Response.json([{ id: 1, icon_full_url: 'https://i.example/a.png' }, { id: 2 }]);
    if (path === '/api/v1/zone/list') return Response.json([{ id: 4 }, { id: 'x' }, { id: 7 }]);
    if (path.includes('categories')) return Response.json([{ image_full_url: 'https://c.example/a.png' }]);
    if (path.includes('campaigns')) throw new TypeError('no line');
    return path.includes('banners') ? new Response('broken') : new Response('', { status: 404 });
  });
  const pictures = await sampleOfPictures({ origin: 'http://backend', headers: { 'x-forwarded-host': 'shop' } });
  expect(pictures).toEqual(['https://i.example/a.png', 'https://c.example/a.png']);
  const lists = asked.filter(([path]) => path === '/api/v1/categories').map(([, headers]) => headers);
  expect(lists).toEqual(
    ['1', '2'].map((moduleid) => ({
      'x-forwarded-host': 'shop',
      zoneid: '[4,7]',
      moduleid,
      accept: 'application/json',
    })),
  );
  jest.restoreAllMocks();
});
