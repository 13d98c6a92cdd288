/** Texts of the provider: whatever their HTML holds, a link leads to a page or to the web, and nothing runs. */
import { openTestShop } from '@shop/testing';
import { OUTSIDE_TARGETS } from '@shop/util/hostile.spec-helper';
import { screen } from '@testing-library/react';
import { TextPage } from './lib/text-pages/text-page';
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
