/** Adds passive listeners, which never delay a scroll. @returns removes them */
export function listen<E extends Event>(
  target: EventTarget,
  signs: readonly string[],
  call: (event: E) => void,
): () => void {
  const listener = call as EventListener;
  for (const sign of signs) target.addEventListener(sign, listener, { passive: true });
  return () => {
    for (const sign of signs) target.removeEventListener(sign, listener);
  };
}
