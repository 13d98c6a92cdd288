/** Mantine with the shop's theme. The scheme comes from the session, so that server and browser paint alike. */
import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  DirectionProvider,
  MantineProvider,
  type CSSVariablesResolver,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { createShopTheme, type Accent } from './theme';

export interface ShopThemeProviderProps {
  accent: Accent;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Headings grow with the screen. */
  fluid?: boolean;
  children: ReactNode;
}

/** Between a phone and a desktop, rem so that the reader's own size counts (THEME-07). */
const FLUID = {
  '--mantine-h1-font-size': 'clamp(1.625rem, 1.25rem + 1.5vw, 2.125rem)',
  '--mantine-h2-font-size': 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)',
  '--mantine-h3-font-size': 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
};

type Variables = ReturnType<CSSVariablesResolver>;
/** Mantine's colours that the shop draws with, besides the accent. */
const USED = ['gray', 'dark', 'red'];

/** Colours that nobody draws with keep Mantine's own variables, which its stylesheet has: the HTML says only what differs. */
function unused(accent: string, scheme: 'light' | 'dark'): Record<string, string> {
  const colors = Object.keys(DEFAULT_THEME.colors).filter((name) => name !== accent && !USED.includes(name));
  const known = Object.entries(defaultCssVariablesResolver(DEFAULT_THEME)[scheme]);
  return Object.fromEntries(
    known.filter(([name]) => colors.some((color) => name.startsWith(`--mantine-color-${color}-`))),
  );
}

const variables = (accent: string, fluid: boolean): Variables => ({
  variables: fluid ? FLUID : {},
  light: {
    ...unused(accent, 'light'),
    '--mantine-color-dimmed': 'var(--shop-quiet)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--shop-bad)',
    '--mantine-color-anchor': 'var(--mantine-primary-color-8)',
  },
  dark: {
    ...unused(accent, 'dark'),
    '--mantine-color-dimmed': 'var(--shop-quiet)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--shop-bad)',
    '--mantine-color-anchor': 'var(--mantine-primary-color-3)',
    '--mantine-color-body': 'var(--mantine-color-dark-7)',
  },
});

const made = new Map<string, Variables>();
const variablesOf = (accent: string, fluid: boolean): Variables => {
  const name = `${accent} ${fluid}`;
  const found = made.get(name) ?? variables(accent, fluid);
  made.set(name, found);
  return found;
};
const fluidly: CSSVariablesResolver = ({ primaryColor }) => variablesOf(primaryColor, true);
const fixedly: CSSVariablesResolver = ({ primaryColor }) => variablesOf(primaryColor, false);

export function ShopThemeProvider({ accent, scheme, direction, fluid = true, children }: ShopThemeProviderProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={createShopTheme(accent)}
        forceColorScheme={scheme}
        cssVariablesResolver={fluid ? fluidly : fixedly}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
