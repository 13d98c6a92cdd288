/** The first sign that somebody goes on from a page that rests as it came: a scroll, or a pointer that moves (a tap alone does neither). */
const SIGNS = ['scroll', 'pointermove'] as const;
const waiting = new Set<() => void>();
let moved = false;

function tell() {
  moved = true;
  for (const sign of SIGNS) window.removeEventListener(sign, tell);
  const calls = [...waiting];
  waiting.clear();
  for (const call of calls) call();
}

/** For the whole visit: who has moved once has moved on the pages after, too. @returns forgets the call */
export function onFirstMove(call: () => void): () => void {
  if (moved || window.scrollY > 0) {
    call();
    return () => {};
  }
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, tell, { passive: true });
  waiting.add(call);
  return () => {
    waiting.delete(call);
  };
}
