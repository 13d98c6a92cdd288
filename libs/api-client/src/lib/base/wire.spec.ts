import { picture, pictureAddress } from './wire';

it('accepts https, http, own and data:image URLs of pictures, and no others', () => {
  for (const fine of [
    'https://cdn.example/a.webp',
    'http://shop.example/storage/a.webp?w=200',
    '/storage/product/a~1.webp',
    'pictures/a.webp',
    'data:image/png;base64,AAAA',
    'DATA:image/svg+xml,<svg/>',
  ])
    expect([fine, pictureAddress(fine)]).toEqual([fine, fine]);
  for (const wrong of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'http://[',
    'https://a:99999/x.webp',
    'https://',
    null,
    {},
  ])
    expect([wrong, pictureAddress(wrong)]).toEqual([wrong, '']);
});

it('an invalid URL gives no picture, and does not affect the others', () => {
  expect(picture('a.webp', 'http://[', null)).toBeNull();
  expect(picture('a.webp', null, 'javascript:alert(1)/')).toBeNull();
  expect(picture('data:text/html,x', null, 'https://shop.example/storage')).toBeNull();
  expect(picture('a.webp', null, 'https://cdn.example/p')).toEqual({ url: 'https://cdn.example/p/a.webp', tint: null });
  expect(picture('https://cdn.example/a.webp', '', null, '#fff')).toEqual({
    url: 'https://cdn.example/a.webp',
    tint: '#fff',
  });
});
