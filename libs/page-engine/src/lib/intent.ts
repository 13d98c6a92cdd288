/**
 * Prefetches a page on intent: when the pointer rests on its link, a finger touches it, or it receives keyboard focus. Nothing is
 * prefetched in data-saving mode or on a slow connection.
 */
import type { Address } from './address';

const HOVER_MS = 100;

/** What prefetching needs to know about the app. */
export interface IntentPort {
  has: (address: Address) => boolean;
  /** Id of the current module. */
  moduleId: () => string | null;
  prefetch: (address: Address) => void;
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** The page a link leads to. Null for other sites, and for another module: prefetching must not switch modules. */
export function destinationOf(target: EventTarget | null, pages: IntentPort): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null;
  const address = new URL(link.href, window.location.href);
  if (address.origin !== window.location.origin || address.pathname === window.location.pathname) return null;
  const wanted = address.searchParams.get('module_id');
  if (wanted && wanted !== pages.moduleId()) return null;
  return pages.has(address) ? address : null;
}

/** Watches pointer, touch and focus on all links. @returns a function that stops watching */
export function watchIntents(pages: IntentPort): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetchTarget = (target: EventTarget | null) => {
    const address = savesData() ? null : destinationOf(target, pages);
    if (address) pages.prefetch({ pathname: address.pathname, search: address.search });
  };
  const afterRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetchTarget(target), HOVER_MS);
  };
  const atOnce = ({ target }: Event) => prefetchTarget(target);
  document.addEventListener('pointerover', afterRest, { passive: true, signal });
  document.addEventListener('focusin', afterRest, { signal });
  document.addEventListener('touchstart', atOnce, { passive: true, signal });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
