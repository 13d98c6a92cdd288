/** Typed text that is followed by suggestions: it settles a moment after the last change, and not while it is composed. */
import { useEffect, useMemo, useState } from 'react';

/**
 * Passes on the last value, `ms` after it. Between `begin` and `end` of a composition it waits: what an input method
 * composes is not yet what the customer means.
 */
function createSettler<Value>(ms: number) {
  let act: (value: Value) => void = () => undefined;
  let waiting: { value: Value } | null = null;
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const passed = waiting;
    waiting = null;
    if (passed) act(passed.value);
  };
  const restart = () => {
    clearTimeout(timer);
    if (waiting && !isComposing) timer = setTimeout(flush, ms);
  };
  return {
    /** @param next is called with values that settle from now on */
    serve: (next: (value: Value) => void) => void (act = next),
    flush,
    pass: (value: Value) => {
      waiting = { value };
      restart();
    },
    compose: (isOn: boolean) => {
      isComposing = isOn;
      restart();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Reports the start and the end of a composition, in whatever field. @returns stops */
function watchComposition(report: (isComposing: boolean) => void): () => void {
  // On Android the keyboards of every language compose each word, and name no key. Its letters count as typed.
  let isNamed = true;
  const handlers: Record<string, (event: Event) => void> = {
    keydown: (event) => (isNamed = (event as KeyboardEvent).key !== 'Unidentified'),
    compositionstart: () => report(isNamed),
    compositionend: () => report(false),
    // A field that leaves the page ends no composition.
    focusin: () => report(false),
  };
  for (const [type, handler] of Object.entries(handlers)) window.addEventListener(type, handler, true);
  return () => {
    for (const [type, handler] of Object.entries(handlers)) window.removeEventListener(type, handler, true);
  };
}

/**
 * A function that calls `act` with the last value once it has settled.
 * @param ms milliseconds after the last change, or after the end of its composition
 */
export function useSettledCallback<Value>(
  act: (value: Value) => void,
  ms: number,
): ((value: Value) => void) & { flush: () => void } {
  const settler = useMemo(() => createSettler<Value>(ms), [ms]);
  useEffect(() => settler.serve(act));
  useEffect(() => {
    const unwatch = watchComposition(settler.compose);
    return () => {
      unwatch();
      settler.stop();
    };
  }, [settler]);
  return useMemo(() => Object.assign(settler.pass, { flush: settler.flush }), [settler]);
}

/** The text once it has settled. */
export function useSettledText(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  const settle = useSettledCallback(setSettled, ms);
  useEffect(() => settle(text), [settle, text]);
  return settled;
}
