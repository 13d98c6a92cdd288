/** Every pair of colours that carries text has a contrast of at least 4.5:1, in light and dark (THEME-06, look.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCENTS, createShopTheme } from './lib/theme';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
const { gray, dark, red } = createShopTheme('brand').colors as Record<'gray' | 'dark' | 'red', readonly string[]>;
const css = readFileSync(join(__dirname, 'styles.css'), 'utf8');
const tokens = (scheme: string) => {
  const block = css.slice(css.indexOf(`scheme='${scheme}'`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--shop-(good|bad|star): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  ) as Record<string, string>;
};
const surfaces = { light: ['#ffffff', gray[0], gray[1]], dark: [dark[8], dark[7], dark[6]] } as Record<
  'light' | 'dark',
  string[]
>;

describe('contrast', () => {
  it.each(Object.entries(ACCENTS))(
    '[THEME-06] accent %s is readable under white text, and as text on both backgrounds',
    (_name, shades) => {
      expect(contrast('#ffffff', shades[7])).toBeGreaterThanOrEqual(4.5);
      for (const ground of surfaces.light) expect(contrast(shades[8], ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of surfaces.dark) expect(contrast(shades[3], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('[THEME-06] the danger button is readable with white text, hovered too', () => {
    for (const shade of [7, 8, 9]) expect(contrast('#ffffff', red[shade] as string)).toBeGreaterThanOrEqual(4.5);
  });

  it('[THEME-06] text and dimmed text are readable on every surface', () => {
    for (const ground of surfaces.light)
      for (const text of [gray[9], gray[7]] as string[]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of surfaces.dark)
      for (const text of [dark[0], dark[1]] as string[]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['light', 'dark'] as const)('[THEME-06] the good, bad and star colours are readable in %s', (scheme) => {
    const found = tokens(scheme);
    expect(Object.keys(found).sort()).toEqual(['bad', 'good', 'star']);
    for (const ground of surfaces[scheme])
      for (const colour of Object.values(found)) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
