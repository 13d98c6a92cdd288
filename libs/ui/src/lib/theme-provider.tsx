/** Mantine with the shop's theme. The scheme comes from the session, so that server and browser paint alike. */
import { DirectionProvider, MantineProvider, type CSSVariablesResolver } from '@mantine/core';
import type { ReactNode } from 'react';
import { createShopTheme, type Accent } from './theme';

export interface ShopThemeProviderProps {
  accent: Accent;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  nonce?: string;
  children: ReactNode;
}

const variables: CSSVariablesResolver = () => ({
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
});

export function ShopThemeProvider({ accent, scheme, direction, nonce, children }: ShopThemeProviderProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={createShopTheme(accent)}
        forceColorScheme={scheme}
        cssVariablesResolver={variables}
        {...(nonce ? { getStyleNonce: () => nonce } : {})}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
