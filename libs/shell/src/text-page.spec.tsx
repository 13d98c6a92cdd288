/** Texts of the provider: whatever their HTML holds, a link leads to a page or to the web, and nothing runs. */
import { openTestShop } from '@shop/testing';
import { OUTSIDE_TARGETS } from '@shop/util/hostile.spec-helper';
import { screen } from '@testing-library/react';
import { TextOfPath, TextPage } from './lib/text-pages/text-page';
import { pageMessages } from './messages';

it('[FOOT-26] [FOOT-28] keeps links and pictures of the web, and drops every script', async () => {
  const shop = openTestShop();
  const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const links = OUTSIDE_TARGETS.map((target, index) => `<a href="${escape(target)}">link ${index}</a>`);
  const pictures = OUTSIDE_TARGETS.map((target) => `<img src="${escape(target)}" alt="" onerror="alert(1)">`);
  shop.answers['/api/v1/about-us'] =
    `<p>About us</p>${links.join('')}${pictures.join('')}<script>alert(1)</script><iframe src="//evil.example"></iframe>`;
  await shop.renderWithProviders(<TextPage page="about" />, { messages: [pageMessages], path: '/about-us' });
  await screen.findByText('About us');
  const shown = [...document.querySelectorAll<HTMLAnchorElement>('main a, p ~ a')];
  expect(shown).toHaveLength(OUTSIDE_TARGETS.length);
  for (const { href } of shown) if (href) expect(href).toMatch(/^(https?|mailto|tel):/);
  for (const { src } of document.querySelectorAll('img')) if (src) expect(src).toMatch(/^https?:/);
  expect(document.querySelector('script, iframe, [onerror]')).toBeNull();
});

async function expectText(path: string, call: string, title: string) {
  const shop = openTestShop();
  shop.answers[call] = `<h2>Fine</h2><ul><li>kept</li></ul><form><input></form><svg onload="alert(1)"></svg>`;
  await shop.renderWithProviders(<TextOfPath />, { messages: [pageMessages], path });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Fine' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('kept');
  expect(document.querySelector('form, input, svg')).toBeNull();
}

it.each([
  ['/about-us', '/api/v1/about-us', 'About Us'],
  ['/shipping-policy', '/api/v1/shipping-policy', 'Shipping Policy'],
])('[ROUTE-34] [ROUTE-45] %s shows its text, with headings and lists, under its own heading', expectText);

it.each([
  ['/terms-and-conditions', '/api/v1/terms-and-conditions', 'Terms and Conditions'],
  ['/privacy-policy', '/api/v1/privacy-policy', 'Privacy Policy'],
  ['/refund-policy', '/api/v1/refund-policy', 'Refund Policy'],
  ['/cancellation-policy', '/api/v1/cancelation', 'Cancellation Policy'],
])('[ROUTE-41] [ROUTE-42] [ROUTE-43] [ROUTE-44] so does %s', expectText);

it('an empty text says so', async () => {
  const shop = openTestShop();
  shop.answers['/api/v1/about-us'] = '';
  await shop.renderWithProviders(<TextOfPath />, { messages: [pageMessages], path: '/about-us' });
  expect(await screen.findByText('This page is empty for now.')).toBeVisible();
});
