/** The shop's additions to the CSS variables that Mantine derives from the theme. */
import { DEFAULT_THEME, defaultCssVariablesResolver, type CSSVariablesResolver } from '@mantine/core';
import { BASE_COLORS, type Accent } from './theme';

/** Between a phone and a desktop, in rem so that the reader's own size counts (THEME-07). */
const FLUID = {
  '--mantine-h1-font-size': 'clamp(1.625rem, 1.25rem + 1.5vw, 2.125rem)',
  '--mantine-h2-font-size': 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)',
  '--mantine-h3-font-size': 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
};
const LIGHT = {
  '--mantine-color-dimmed': 'var(--shop-muted)',
  '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
  '--mantine-color-error': 'var(--shop-bad)',
  '--mantine-color-success': 'var(--shop-good)',
  '--mantine-color-anchor': 'var(--mantine-primary-color-8)',
};
const DARK = {
  '--mantine-color-dimmed': 'var(--shop-muted)',
  '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
  '--mantine-color-error': 'var(--shop-bad)',
  '--mantine-color-success': 'var(--shop-good)',
  '--mantine-color-anchor': 'var(--mantine-primary-color-3)',
  '--mantine-color-body': 'var(--mantine-color-dark-7)',
};

const MANTINE = defaultCssVariablesResolver(DEFAULT_THEME);
/** Unused colours with the values of Mantine's own stylesheet: its provider emits only variables that differ from it. */
function unusedColors(accent: Accent, scheme: 'light' | 'dark'): Record<string, string> {
  const unused = Object.keys(DEFAULT_THEME.colors).filter((color) => color !== accent && !(color in BASE_COLORS));
  const isUnused = (name: string) => unused.some((color) => name.startsWith(`--mantine-color-${color}-`));
  return Object.fromEntries(Object.entries(MANTINE[scheme]).filter(([name]) => isUnused(name)));
}

const resolvers = new Map<string, CSSVariablesResolver>();

/** The resolver for Mantine's provider, cached per accent and sizing. */
export function variablesResolver(accent: Accent, fluid: boolean): CSSVariablesResolver {
  const key = `${accent} ${fluid}`;
  const cached = resolvers.get(key);
  if (cached) return cached;
  const result = {
    variables: fluid ? FLUID : {},
    light: { ...unusedColors(accent, 'light'), ...LIGHT },
    dark: { ...unusedColors(accent, 'dark'), ...DARK },
  };
  const resolver = () => result;
  resolvers.set(key, resolver);
  return resolver;
}
