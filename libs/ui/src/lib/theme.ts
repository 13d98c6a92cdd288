/** Mantine's theme: the tokens of the design, and an accent per module (look.md). Colours are defined only here. */
import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from '@mantine/core';

/** Ten shades each; white on shade 7 passes 4.5:1, shade 7 to 9 on white too, shade 3 to 4 on the dark surfaces. */
export const ACCENTS = {
  brand: ['#eafbf5', '#d1f6eb', '#adedda', '#78dfc0', '#32cb9d', '#2aaf87', '#1f9571', '#0f7d5c', '#09674b', '#06533c'],
  green: ['#ebfbf3', '#d5f5e4', '#b3ecce', '#82dfae', '#42cc83', '#2eb16b', '#229658', '#127e44', '#0c6837', '#08542c'],
  orange: [
    '#fdf5f4',
    '#fbeae6',
    '#f7d9d2',
    '#f1c1b6',
    '#eaa493',
    '#e38169',
    '#e05735',
    '#cd340d',
    '#ad2807',
    '#8d1f04',
  ],
  teal: ['#ebfafb', '#d4f4f7', '#b2e9f0', '#83dae4', '#41c5d4', '#28abba', '#1d919e', '#0d7986', '#07646f', '#05515a'],
  indigo: [
    '#f7f6fd',
    '#eeecfa',
    '#e1ddf6',
    '#cdc8f0',
    '#b6aee8',
    '#9d92e0',
    '#8375dd',
    '#6a57e4',
    '#513ae4',
    '#351bdb',
  ],
  amber: ['#fcf6ed', '#faecd9', '#f4ddbb', '#ebc790', '#e1ab5c', '#d38d25', '#b4771a', '#9b6108', '#824f03', '#693f01'],
} as const satisfies Record<string, MantineColorsTuple>;
export type Accent = keyof typeof ACCENTS;

/** Warm greys, light to dark. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f3f0eb',
  '#eae6df',
  '#dcd6cc',
  '#c4bcb0',
  '#a49b8d',
  '#857c6f',
  '#655d52',
  '#464039',
  '#2a2621',
];
/** Text to near-black; surfaces get lighter with their elevation. */
const dark: MantineColorsTuple = [
  '#ece8e2',
  '#bdb6ac',
  '#979086',
  '#5c564e',
  '#413c36',
  '#332f2a',
  '#2a2622',
  '#211e1b',
  '#171513',
  '#100e0d',
];

/** Mantine's red, with darker shades 7 to 9: they lie under white text. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#c92a2a',
  '#b02525',
  '#9a1f1f',
];

/**
 * Names, addresses and notes are written in any language, so the field takes the direction of its text. `dir` as a prop goes to the box
 * around it: 'ltr' for phone numbers, e-mail addresses and codes.
 */
const TEXT_FIELD = { defaultProps: { attributes: { input: { dir: 'auto' } } } };

/** The colours besides the accents. */
export const BASE_COLORS = { gray, dark, red };

const themes = new Map<Accent, MantineThemeOverride>();

/** The theme of an accent; made once. */
export function createShopTheme(accent: Accent): MantineThemeOverride {
  const cached = themes.get(accent);
  if (cached) return cached;
  const theme = createTheme({
    primaryColor: accent,
    primaryShade: { light: 7, dark: 7 },
    // Only this accent: each colour adds some twenty variables to the HTML of every page.
    colors: { [accent]: ACCENTS[accent], ...BASE_COLORS },
    black: gray[9],
    fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', Tahoma, sans-serif",
    headings: {
      fontFamily: 'var(--shop-display)',
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '2rem', lineHeight: '1.2' },
        h2: { fontSize: '1.5rem', lineHeight: '1.25' },
        h3: { fontSize: '1.125rem', lineHeight: '1.35' },
      },
    },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.5rem' },
    radius: { sm: '8px', md: '12px', lg: '16px' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    focusRing: 'auto',
    components: {
      Button: { defaultProps: { radius: 'xl', size: 'md' } },
      // 16 px: with smaller text a phone zooms in when a field gets the focus.
      Input: { defaultProps: { size: 'md' } },
      InputWrapper: { defaultProps: { size: 'md' }, styles: { label: { marginBlockEnd: 4 } } },
      InputBase: TEXT_FIELD,
      TextInput: TEXT_FIELD,
      Textarea: TEXT_FIELD,
      Modal: { defaultProps: { radius: 'lg' }, styles: { title: { fontSize: '1.25rem', fontWeight: 650 } } },
    },
  });
  themes.set(accent, theme);
  return theme;
}
