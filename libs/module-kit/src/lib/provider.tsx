/** The current module for everything below it. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ModuleDefinition, ModuleRegistry, ModuleWords, OwnParts } from './definition';

interface Value {
  registry: ModuleRegistry;
  current: ModuleDefinition | null;
  words: ModuleWords | null;
  own: OwnParts | null;
}

const NONE = {};
const Context = createContext<Value | null>(null);

export interface ModuleProviderProps {
  registry: ModuleRegistry;
  type: string | null;
  /** The current module's words, loaded before it is shown. */
  words: ModuleWords | null;
  /** The current module's own sections; null while a page is shown that has none. */
  own?: OwnParts | null;
  children: ReactNode;
}

export function ModuleProvider({ registry, type, words, own = null, children }: ModuleProviderProps) {
  const value = useMemo(() => ({ registry, current: registry.find(type), words, own }), [registry, type, words, own]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function useValue(): Value {
  const value = useContext(Context);
  if (!value) throw new Error('useModules outside of ModuleProvider');
  return value;
}

export const useModules = (): ModuleRegistry => useValue().registry;
/** null until a module is chosen. */
export const useModuleDefinition = (): ModuleDefinition | null => useValue().current;
export const useModuleWords = (): ModuleWords | null => useValue().words;
export const useOwnParts = (): OwnParts['parts'] => useValue().own?.parts ?? NONE;
