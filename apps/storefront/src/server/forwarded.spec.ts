import { serverCallHeaders, spokenHeader } from './forwarded';

const asked = { origin: 'https://shop.example:8443', ip: '10.0.0.7' };

it('[SESS-12] a server-side call carries the origin of the storefront', () => {
  expect(serverCallHeaders({ ...asked, headers: { cookie: 'place=secret' } })).toEqual({
    origin: 'https://shop.example:8443',
    'x-forwarded-host': 'shop.example:8443',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '10.0.0.7',
  });
});

it('whoever has just written reads it on the page, too; no other cookie goes on', () => {
  expect(serverCallHeaders({ ...asked, headers: { cookie: 'place=secret; wrote=1' } })).toMatchObject({
    cookie: 'wrote=1',
  });
});

it('[SESS-11] a page of the backend speaks the language of the shop, the default one without a choice', () => {
  expect(spokenHeader({ cookie: 'shop_theme=dark; shop_language=ar-SA' })).toEqual({ 'x-localization': 'ar' });
  for (const cookie of [undefined, 'shop_language=xx-<script>'])
    expect(spokenHeader({ cookie })).toEqual({ 'x-localization': 'en' });
});
