/** The document of a page: what the browser needs first comes first. */
import { pageHtml } from './page';

const PICTURE =
  '<link rel="preload" as="image" imageSrcSet="/a.webp?w=400 400w" imageSizes="100vw" fetchPriority="high"/>';
const LOGO = '<link rel="preload" as="image" href="/logo.svg"/>';
const PAGE = {
  title: 'Camera',
  description: '',
  siteName: 'Shop',
  canonical: '/product/camera',
  language: 'en',
  direction: 'ltr',
  theme: 'light',
  module: null,
  state: '{}',
  texts: '',
};
const htmlOf = (html: string) =>
  pageHtml(
    { ...PAGE, html } as never,
    {
      scripts: [],
      pageScripts: () => [],
      stylesOf: () => ({ tags: '<style>body{}</style>', links: '' }),
    } as never,
    'https://shop.example',
  ).html;

it('[PLUS-35] requests the first picture of a page in the head, before its styles', () => {
  const html = htmlOf(`${LOGO}${PICTURE}<main>Camera</main>`);
  expect(html.indexOf(PICTURE)).toBeGreaterThan(0);
  expect(html.indexOf(PICTURE)).toBeLessThan(html.indexOf('<style>'));
  expect(html.split(PICTURE)).toHaveLength(2);
  expect(html).toContain(`<div id="root">${LOGO}<main>Camera</main></div>`);
});

it('leaves a page without such a picture as it is', () => {
  expect(htmlOf(`<main>${PICTURE}</main>`)).toContain(`<div id="root"><main>${PICTURE}</main></div>`);
});
