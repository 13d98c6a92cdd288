/**
 * Scroll restoration (PLUS-25). React Router's ScrollRestoration scrolls once; a page that is still growing needs this.
 */
import type { createBrowserRouter } from 'react-router-dom';

const GROWS = 3000;

/**
 * Scrolls to the position again while the page grows, until the customer scrolls or a timeout. Scroll anchoring is off
 * meanwhile: content that loads above would move the view. @returns stops it
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

/** Keeps the restored scroll position of pages that grow after they are shown. Called once, by the entry. */
export function keepScrollWhileGrowing(router: ReturnType<typeof createBrowserRouter>): void {
  let stop = () => {};
  let shown = router.state.location.key;
  router.subscribe(({ location, restoreScrollPosition }) => {
    if (location.key === shown) return;
    shown = location.key;
    stop();
    if (typeof restoreScrollPosition === 'number') stop = returnTo(restoreScrollPosition);
  });
  // The browser has drawn this step back itself (styles.css).
  window.addEventListener('popstate', (event) =>
    document.documentElement.toggleAttribute('data-swiped', event.hasUAVisualTransition),
  );
  // A page restored from the back/forward cache runs no scripts again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}
