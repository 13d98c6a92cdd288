import { render } from '@testing-library/react';
import { ShopThemeProvider } from './index';

const sizes = (fluid: boolean | undefined) => {
  const { container, unmount } = render(
    <ShopThemeProvider accent="green" scheme="light" direction="ltr" {...(fluid === undefined ? {} : { fluid })}>
      <h1>Here</h1>
    </ShopThemeProvider>,
  );
  const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const given = [...style.matchAll(/--mantine-h1-font-size:\s*([^;]+);/g)].at(-1)?.[1];
  expect(container.querySelector('h1')).not.toBeNull();
  unmount();
  return given;
};

it('[THEME-07] headings scale with the screen unless that is switched off', () => {
  expect(sizes(undefined)).toMatch(/^clamp\(.*vw.*\)$/);
  expect(sizes(true)).toMatch(/^clamp\(.*vw.*\)$/);
  expect(sizes(false)).not.toMatch(/vw/);
});

const styleOf = (scheme: 'light' | 'dark') => {
  const { unmount } = render(
    <ShopThemeProvider accent="green" scheme={scheme} direction="ltr">
      <h1>Here</h1>
    </ShopThemeProvider>,
  );
  const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  unmount();
  return style;
};

it('the page defines the CSS variables of the colours it uses, and no others', () => {
  const style = styleOf('light');
  const named = [...style.matchAll(/--mantine-color-([a-z]+)-[a-z0-9-]+:/g)].map(([, color]) => color);
  expect([...new Set(named)].sort()).toEqual(['dark', 'gray', 'green', 'red']);
  expect(style).toContain('--mantine-color-green-7: #127e44');
  expect(style).toContain('--mantine-color-red-filled: var(--mantine-color-red-7)');
});

it('each scheme has its own text colours', () => {
  const style = styleOf('dark');
  expect(style).toMatch(
    /\[data-mantine-color-scheme="dark"\]\)\{[^}]*--mantine-color-anchor: var\(--mantine-primary-color-3\)/,
  );
  expect(style).toMatch(/\[data-mantine-color-scheme="light"\]\)\{[^}]*--mantine-color-error: var\(--shop-bad\)/);
});
