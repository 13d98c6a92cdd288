/** Provides the current module. */
import { useOptionalMessages } from '@shop/i18n';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ModuleDefinition, ModuleMessages, ModuleRegistry, OwnParts } from './definition';

interface Value {
  registry: ModuleRegistry;
  current: ModuleDefinition | null;
  own: ReadonlyMap<string, OwnParts>;
}

const NONE = {};
const NO_PARTS: ReadonlyMap<string, OwnParts> = new Map();
const Context = createContext<Value | null>(null);

export interface ModuleProviderProps {
  registry: ModuleRegistry;
  type: string | null;
  /** Own sections by module type. Filled as home pages open, so it is read during rendering. */
  own?: ReadonlyMap<string, OwnParts>;
  children: ReactNode;
}

export function ModuleProvider({ registry, type, own = NO_PARTS, children }: ModuleProviderProps) {
  const value = useMemo(() => ({ registry, current: registry.find(type), own }), [registry, type, own]);
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
export function useOwnParts(): OwnParts['parts'] {
  const { own, current } = useValue();
  return own.get(current?.type ?? '')?.parts ?? NONE;
}
