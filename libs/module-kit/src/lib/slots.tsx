/** Slots: places in shared views that a module fills with a view of its own (decision 095). */
import { useMessageLoader, WithMessages, type Namespace } from '@shop/i18n';
import { ErrorBoundary } from '@shop/ui';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { SlotSource } from './definition';
import { useModuleDefinition, useModules } from './provider';
import type { LoadedAhead, SlotFilling, SlotName, SlotProps, Slots } from './slot-props';

/** Slots that have loaded. Code is the same for every visit, on the server too. */
const loaded = new Map<SlotSource['slots'], Slots>();

/** Loads the slots of a module: with its messages, before it is shown. */
export async function loadSlots({ slots }: SlotSource): Promise<void> {
  if (slots && !loaded.has(slots)) loaded.set(slots, (await slots()).slots);
}

/** What a module fills a slot with; by default the module of the visit. null until {@link loadSlots} has loaded it. */
function useFilling<Name extends SlotName>(name: Name, moduleType?: string): SlotFilling<Name> | null {
  const registry = useModules();
  const current = useModuleDefinition();
  const definition = (moduleType && registry.find(moduleType)) || current;
  return loaded.get(definition?.slots)?.[name] ?? null;
}

/** Whether a module fills a slot, for what only its view needs: queries of a page. */
export const fillsSlot = (definition: SlotSource | null, name: SlotName): boolean =>
  Boolean(loaded.get(definition?.slots)?.[name]);

/** Whether the module of the visit fills a slot: its space is kept then, before its code is there. */
export const useIsFilled = (name: SlotName): boolean => useFilling(name) !== null;

export type SlotOfProps<Name extends SlotName> = SlotProps[Name] & {
  name: Name;
  /** Of the item, which may be of another module than the visit. */
  moduleType?: string;
  /** Rendered if the module does not fill the slot, or its view is broken. */
  otherwise?: ReactNode;
};

/** The messages of a module, which are there if it is that of the visit. */
function WithModuleMessages({ type, children }: { type: string; children: ReactNode }) {
  const messages = useModules().find(type)?.messages;
  const needed = useMemo(() => (messages ? [messages] : []), [messages]);
  return <WithMessages messages={needed}>{children}</WithMessages>;
}

/** Renders what a module has for a slot. A broken view is left out, and the rest of the page stays. */
export function Slot<Name extends SlotName>({
  name,
  moduleType,
  otherwise = null,
  ...props
}: SlotOfProps<Name>): ReactNode {
  const Filling = useFilling(name, moduleType) as ComponentType<object> | null;
  if (!Filling) return otherwise;
  const view = <Filling {...props} />;
  return (
    <ErrorBoundary fallback={otherwise}>
      {moduleType ? <WithModuleMessages type={moduleType}>{view}</WithModuleMessages> : view}
    </ErrorBoundary>
  );
}

/** Code and messages of the views that a module fills slots with. What is broken is left out by {@link Slot}. */
async function loadViews(
  source: SlotSource & { messages?: Namespace },
  names: readonly SlotName[],
  load: (messages: readonly Namespace[]) => Promise<void>,
): Promise<void> {
  await Promise.allSettled([loadSlots(source), source.messages && load([source.messages])]);
  const fillings = loaded.get(source.slots) ?? {};
  const views = names.map((name) => fillings[name] as Partial<LoadedAhead> | undefined);
  await Promise.allSettled(views.flatMap((view) => [view?.preload?.(), view?.messages && load(view.messages)]));
}

/**
 * Loads the views of slots ahead, while the view that has them loads itself. Slots of a module that is not shown load too.
 * @returns whether they are there: what is shown before that moves when they come
 */
export function useSlotsAhead(names: readonly SlotName[], moduleType: string): boolean {
  const definition = useModules().find(moduleType);
  const load = useMessageLoader();
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadViews(definition ?? {}, names, load).then(() => isWanted && setReadyFor(moduleType));
    return () => void (isWanted = false);
  }, [names, definition, load, moduleType]);
  return readyFor === moduleType;
}
