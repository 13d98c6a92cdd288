/** Where the customer was: Back returns there, a new page begins at its top, filters and dialogs leave the view alone (PLUS-25). */
import { readScrolls, writeScrolls } from '@shop/session';
import { inTurns } from '@shop/util';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keyOf } from './prepare-page';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const GROWS = 3000;

/**
 * Scrolls there, and again while the page still grows, unless the customer moves. What fills in above would push the view along by the
 * browser's own anchoring: until then it stands where it was told to. @returns what gives up
 */
function returnTo(top: number): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  window.scrollTo(0, top);
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

export function useScrollMemory(): void {
  const location = useLocation();
  const type = useNavigationType();
  const places = useRef<Record<string, number> | null>(null);
  const here = useRef({ key: location.key, page: keyOf(location) });
  const known = () => (places.current ??= readScrolls(window.sessionStorage));
  useEffect(() => {
    const byHand = () => void (window.history.scrollRestoration = 'manual');
    byHand();
    // Opening the storage takes a slow phone twenty milliseconds.
    const stop = inTurns([() => void known()]);
    const noted = () => {
      known()[here.current.key] = window.scrollY;
    };
    const leave = () => {
      writeScrolls(window.sessionStorage, known());
      // A reload in a browser that runs no script yet restores by itself.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', noted, { passive: true });
    // Back from the browser's own cache of pages nothing runs anew.
    window.addEventListener('pageshow', byHand);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('scroll', noted);
      window.removeEventListener('pageshow', byHand);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  useBrowserEffect(() => {
    const before = here.current;
    here.current = { key: location.key, page: keyOf(location) };
    if (before.key === location.key) return undefined;
    if (type === 'POP') return returnTo(known()[location.key] ?? 0);
    if (before.page !== here.current.page) window.scrollTo(0, 0);
    // Another view of the same page: it stands where it stood.
    else known()[location.key] = window.scrollY;
    return undefined;
  }, [location, type]);
}
