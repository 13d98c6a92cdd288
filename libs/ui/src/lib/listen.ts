/** @returns stops listening; nothing of it holds up a scroll */
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
