/** Mantine with the shop's theme. The scheme comes from the session, so server and browser paint alike. */
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createShopTheme, type Accent } from './theme';
import { variablesResolver } from './theme-variables';

export interface ShopThemeProviderProps {
  accent: Accent;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Headings grow with the screen. */
  fluid?: boolean;
  children: ReactNode;
}

export function ShopThemeProvider({ accent, scheme, direction, fluid = true, children }: ShopThemeProviderProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={createShopTheme(accent)}
        forceColorScheme={scheme}
        cssVariablesResolver={variablesResolver(accent, fluid)}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
