/** Work after a page hydrated, as tasks of their own: a press or a paint comes in between. */

/**
 * Runs the steps one a task, in their order.
 * @param steps each may return what undoes it
 * @returns stops: steps that have not run are left out, the others are undone, the last one first
 */
export function inTurns(steps: readonly (() => void | (() => void))[]): () => void {
  const undo: (() => void)[] = [];
  const waiting = [...steps];
  let timer = setTimeout(function next() {
    const done = waiting.shift()?.();
    if (done) undo.unshift(done);
    if (waiting.length > 0) timer = setTimeout(next);
  });
  return () => {
    clearTimeout(timer);
    for (const back of undo) back();
  };
}
