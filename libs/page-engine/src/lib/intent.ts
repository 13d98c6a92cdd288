/**
 * A page is fetched before it is asked for: while the pointer rests on its link, a finger comes down on it, or the keyboard reaches
 * it (performance.md, "prefetch on intent"). Who saves data fetches nothing ahead.
 */
import type { Address } from './address';

const RESTS = 100;

/** What a look ahead needs to know of the pages. */
export interface IntentPort {
  has: (address: Address) => boolean;
  /** Of the module that is open now. */
  moduleId: () => string | null;
  prefetch: (address: Address) => void;
}

interface Frugal {
  connection?: { saveData?: boolean; effectiveType?: string };
}
const savesData = (): boolean => {
  const { connection } = navigator as Frugal;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** Where a link on the page leads within the shop; null: elsewhere, or to another module, which a look must not switch. */
export function destinationOf(target: EventTarget | null, pages: IntentPort): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null;
  const address = new URL(link.href, window.location.href);
  if (address.origin !== window.location.origin || address.pathname === window.location.pathname) return null;
  const wanted = address.searchParams.get('module_id');
  if (wanted && wanted !== pages.moduleId()) return null;
  return pages.has(address) ? address : null;
}

/** Follows pointer, finger and focus over all links of the page; @returns what ends it. */
export function watchIntents(pages: IntentPort): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAhead = (target: EventTarget | null) => {
    const address = savesData() ? null : destinationOf(target, pages);
    if (address) pages.prefetch({ pathname: address.pathname, search: address.search });
  };
  const soon = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => lookAhead(target), RESTS);
  };
  const now = ({ target }: Event) => lookAhead(target);
  document.addEventListener('pointerover', soon, { passive: true });
  document.addEventListener('focusin', soon);
  document.addEventListener('touchstart', now, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', soon);
    document.removeEventListener('focusin', soon);
    document.removeEventListener('touchstart', now);
  };
}
