/** Mantine with the shop's theme. The scheme comes from the session, so that server and browser paint alike. */
import { DirectionProvider, MantineProvider, type CSSVariablesResolver } from '@mantine/core';
import type { ReactNode } from 'react';
import { createShopTheme, type Accent } from './theme';

export interface ShopThemeProviderProps {
  accent: Accent;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Headings grow with the screen. */
  fluid?: boolean;
  nonce?: string;
  children: ReactNode;
}

/** Between a phone and a desktop, rem so that the reader's own size counts (THEME-07). */
const FLUID = {
  '--mantine-h1-font-size': 'clamp(1.625rem, 1.25rem + 1.5vw, 2.125rem)',
  '--mantine-h2-font-size': 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)',
  '--mantine-h3-font-size': 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
};

const variables = (fluid: boolean): ReturnType<CSSVariablesResolver> => ({
  variables: fluid ? FLUID : {},
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
});

const fluidly: CSSVariablesResolver = () => variables(true);
const fixedly: CSSVariablesResolver = () => variables(false);

export function ShopThemeProvider({
  accent,
  scheme,
  direction,
  fluid = true,
  nonce,
  children,
}: ShopThemeProviderProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={createShopTheme(accent)}
        forceColorScheme={scheme}
        cssVariablesResolver={fluid ? fluidly : fixedly}
        {...(nonce ? { getStyleNonce: () => nonce } : {})}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
