/** The visit, for the views of pages. */
import { createContext, useContext } from 'react';
import type { PageApp } from './page';

const Context = createContext<PageApp | null>(null);
export const PageAppProvider = Context.Provider;

/** @throws outside of the app */
export function usePageApp(): PageApp {
  const value = useContext(Context);
  if (!value) throw new Error('usePageApp outside of the app');
  return value;
}
