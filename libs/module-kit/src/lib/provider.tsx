/** Provides the current module. */
import { useOptionalMessages } from '@shop/i18n';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ModuleDefinition, ModuleMessages, ModuleRegistry } from './definition';

interface Value {
  registry: ModuleRegistry;
  current: ModuleDefinition | null;
}

const Context = createContext<Value | null>(null);

export interface ModuleProviderProps {
  registry: ModuleRegistry;
  type: string | null;
  children: ReactNode;
}

export function ModuleProvider({ registry, type, children }: ModuleProviderProps) {
  const value = useMemo(() => ({ registry, current: registry.find(type) }), [registry, type]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function useValue(): Value {
  const value = useContext(Context);
  if (!value) throw new Error('useModules outside of ModuleProvider');
  return value;
}

export const useModules = (): ModuleRegistry => useValue().registry;
/** null until a module is selected. */
export const useModuleDefinition = (): ModuleDefinition | null => useValue().current;
/**
 * `m('heroTitle')` of the current module's messages; `m('stores', t('stores'))` with a fallback for optional ones.
 * Empty without a module.
 */
export const useModuleMessages = () => useOptionalMessages<keyof ModuleMessages>(useValue().current?.messages ?? null);
