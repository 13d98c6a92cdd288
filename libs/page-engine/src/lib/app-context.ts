/** Gives views the app of the current visit. */
import { createContext, useContext } from 'react';
import type { PageApp } from './page';

const Context = createContext<PageApp | null>(null);
export const PageAppProvider = Context.Provider;

/** @throws outside of the provider */
export function usePageApp(): PageApp {
  const value = useContext(Context);
  if (!value) throw new Error('usePageApp outside of the app');
  return value;
}
