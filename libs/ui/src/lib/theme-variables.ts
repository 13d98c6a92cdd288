/** The theme as CSS variables, of the colours that the shop draws with: Mantine's own stylesheet has all fourteen, 2 KiB of every page. */
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type ConvertCSSVariablesInput,
} from '@mantine/core';
import { createShopTheme, type Accent } from './theme';

/** Between a phone and a desktop, rem so that the reader's own size counts (THEME-07). */
const FLUID = {
  '--mantine-h1-font-size': 'clamp(1.625rem, 1.25rem + 1.5vw, 2.125rem)',
  '--mantine-h2-font-size': 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)',
  '--mantine-h3-font-size': 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
};
const OWN: ConvertCSSVariablesInput = {
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--shop-quiet)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--shop-bad)',
    '--mantine-color-anchor': 'var(--mantine-primary-color-8)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--shop-quiet)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--shop-bad)',
    '--mantine-color-anchor': 'var(--mantine-primary-color-3)',
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
  },
};
/** Mantine's colours that the shop draws with, besides the accent. */
const USED = ['gray', 'dark', 'red'];

function make(accent: Accent, fluid: boolean): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, createShopTheme(accent));
  const all = deepMerge(defaultCssVariablesResolver(theme), { ...OWN, variables: fluid ? FLUID : {} });
  const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => name !== accent && !USED.includes(name));
  const isUnused = (name: string) => unused.some((color) => name.startsWith(`--mantine-color-${color}-`));
  const used = (part: keyof ConvertCSSVariablesInput) =>
    Object.fromEntries(Object.entries(all[part]).filter(([name]) => !isUnused(name)));
  return convertCssVariables({ variables: used('variables'), light: used('light'), dark: used('dark') });
}

const made = new Map<string, string>();

const toldIn = (name: string): string | null =>
  typeof document === 'undefined' ? null : (document.querySelector(`style[data-theme='${name}']`)?.textContent ?? null);

/** Made once: by the server for all its pages; the browser takes what its page came with. */
export function themeVariables(accent: Accent, fluid: boolean): { name: string; css: string } {
  const name = `${accent}${fluid ? '-fluid' : ''}`;
  const css = made.get(name) ?? toldIn(name) ?? make(accent, fluid);
  made.set(name, css);
  return { name, css };
}
