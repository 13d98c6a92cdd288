import { render } from '@testing-library/react';
import { ShopThemeProvider, type ShopThemeProviderProps } from './index';

/** The style sheet that the provider adds to the page. */
const styleOf = (props: Partial<ShopThemeProviderProps> = {}) => {
  const { container, unmount } = render(
    <ShopThemeProvider accent="green" scheme="light" direction="ltr" {...props}>
      <h1>Here</h1>
    </ShopThemeProvider>,
  );
  const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(container.querySelector('h1')).not.toBeNull();
  unmount();
  return style;
};
const sizes = (props?: Partial<ShopThemeProviderProps>) =>
  [...styleOf(props).matchAll(/--mantine-h1-font-size:\s*([^;]+);/g)].at(-1)?.[1];

it('[THEME-07] headings scale with the screen unless that is switched off', () => {
  expect(sizes()).toMatch(/^clamp\(.*vw.*\)$/);
  expect(sizes({ fluid: true })).toMatch(/^clamp\(.*vw.*\)$/);
  expect(sizes({ fluid: false })).not.toMatch(/vw/);
});

it('the page defines the CSS variables of the colours it uses, and no others', () => {
  const style = styleOf();
  const named = [...style.matchAll(/--mantine-color-([a-z]+)-[a-z0-9-]+:/g)].map(([, color]) => color);
  expect([...new Set(named)].sort()).toEqual(['dark', 'gray', 'green', 'red']);
  expect(style).toContain('--mantine-color-green-7: #127e44');
  expect(style).toContain('--mantine-color-red-filled: var(--mantine-color-red-7)');
});

it('each scheme has its own text colours', () => {
  const style = styleOf({ scheme: 'dark' });
  expect(style).toMatch(
    /\[data-mantine-color-scheme="dark"\]\)\{[^}]*--mantine-color-anchor: var\(--mantine-primary-color-3\)/,
  );
  expect(style).toMatch(/\[data-mantine-color-scheme="light"\]\)\{[^}]*--mantine-color-error: var\(--shop-bad\)/);
});
