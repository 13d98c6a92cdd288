/** Where the customer was (PLUS-25). React Router's ScrollRestoration keeps and restores it; a page that still grows needs more. */
import type { createBrowserRouter } from 'react-router-dom';

const GROWS = 3000;

/**
 * Scrolls there again while the page grows, unless the customer moves. What fills in above would push the view along by the browser's own
 * anchoring: until then it stands where it was told to. @returns what gives up
 */
function returnTo(top: number): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    style.overflowAnchor = '';
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, GROWS);
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

export function keepScrollWhileGrowing(router: ReturnType<typeof createBrowserRouter>): void {
  let stop = () => {};
  let shown = router.state.location.key;
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (location.key === shown) return;
    shown = location.key;
    stop();
    if (typeof restoreScrollPosition === 'number') stop = returnTo(restoreScrollPosition);
  });
  // Back from the browser's own cache of pages nothing runs anew.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}
