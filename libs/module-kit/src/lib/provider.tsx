/** The current module for everything below it. */
import { useOptionalMessages } from '@shop/i18n';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ModuleDefinition, ModuleMessages, ModuleRegistry, OwnParts } from './definition';

interface Value {
  registry: ModuleRegistry;
  current: ModuleDefinition | null;
  own: ReadonlyMap<string, OwnParts>;
}

const NONE = {};
const NOBODYS: ReadonlyMap<string, OwnParts> = new Map();
const Context = createContext<Value | null>(null);

export interface ModuleProviderProps {
  registry: ModuleRegistry;
  type: string | null;
  /** Own sections by module type: filled as homes are opened, so it is asked while they are drawn. */
  own?: ReadonlyMap<string, OwnParts>;
  children: ReactNode;
}

export function ModuleProvider({ registry, type, own = NOBODYS, children }: ModuleProviderProps) {
  const value = useMemo(() => ({ registry, current: registry.find(type), own }), [registry, type, own]);
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
/** `m('heroTitle')` in the current module's own messages; `m('stores', t('stores'))` where a module may say nothing. Nothing without a module. */
export const useModuleMessages = () => useOptionalMessages<keyof ModuleMessages>(useValue().current?.messages ?? null);
export function useOwnParts(): OwnParts['parts'] {
  const { own, current } = useValue();
  return own.get(current?.type ?? '')?.parts ?? NONE;
}
