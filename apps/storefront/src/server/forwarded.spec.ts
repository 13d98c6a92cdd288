import { serverCallHeaders } from './forwarded';

it('[SESS-12] a server-side call carries the origin of the storefront', () => {
  expect(serverCallHeaders({ origin: 'https://shop.example:8443', ip: '10.0.0.7' })).toEqual({
    origin: 'https://shop.example:8443',
    'x-forwarded-host': 'shop.example:8443',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '10.0.0.7',
  });
});
