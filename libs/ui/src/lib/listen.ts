/** Adds passive listeners, which never delay a scroll. @returns removes them */
export function listen<E extends Event>(
  target: EventTarget,
  types: readonly string[],
  handler: (event: E) => void,
): () => void {
  const listener = handler as EventListener;
  for (const type of types) target.addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}
