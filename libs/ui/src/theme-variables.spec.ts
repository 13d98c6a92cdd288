import { ACCENTS, type Accent } from './lib/theme';
import { themeVariables } from './lib/theme-variables';

const accents = Object.keys(ACCENTS) as Accent[];
/** Surfaces that Mantine names like colours. */
const SURFACES = ['default', 'disabled'];

describe('the theme as CSS variables', () => {
  it.each(accents)('[THEME-07] %s: has all shades of its colours, and no unused colour', (accent) => {
    const { name, css } = themeVariables(accent, true);
    expect(name).toBe(`${accent}-fluid`);
    for (const shade of ACCENTS[accent]) expect(css).toContain(shade);
    const colors = new Set(Array.from(css.matchAll(/--mantine-color-([a-z]+)-\w+:/g), ([, color = '']) => color));
    for (const surface of SURFACES) colors.delete(surface);
    expect([...colors].sort()).toEqual(
      [...new Set([accent, 'dark', 'gray', 'red'])].filter((c) => colors.has(c)).sort(),
    );
    expect(css).toContain('--mantine-h1-font-size: clamp(');
    expect(themeVariables(accent, false).css).not.toContain('clamp(');
  });

  it('defines the light and the dark value of each scheme', () => {
    const { css } = themeVariables('teal', false);
    expect(css).toMatch(
      /\[data-mantine-color-scheme="dark"\]\)\{[^}]*--mantine-color-anchor: var\(--mantine-primary-color-3\)/,
    );
    expect(css).toMatch(/\[data-mantine-color-scheme="light"\]\)\{[^}]*--mantine-color-error: var\(--shop-bad\)/);
  });

  it('keeps the variables that the page was served with', async () => {
    document.head.innerHTML = "<style data-theme='indigo'>:root{--told: 1}</style>";
    jest.resetModules();
    const visit = await import('./lib/theme-variables');
    expect(visit.themeVariables('indigo', false).css).toBe(':root{--told: 1}');
    expect(visit.themeVariables('indigo', true).css).toContain('clamp(');
  });
});
