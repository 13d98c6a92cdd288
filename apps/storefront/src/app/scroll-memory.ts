/** Where the customer was: Back returns there, a new page begins at its top, filters and dialogs leave the view alone (PLUS-25). */
import { readScrolls, writeScrolls } from '@shop/session';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

/** A search is a page of its own; other parts of the query are views of one page. */
const pageIn = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('search') ?? ''}`;

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function useScrollMemory(): void {
  const location = useLocation();
  const type = useNavigationType();
  const places = useRef<Record<string, number> | null>(null);
  const here = useRef({ key: location.key, page: pageIn(location) });
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    places.current = readScrolls(window.sessionStorage);
    const noted = () => {
      if (places.current) places.current[here.current.key] = window.scrollY;
    };
    const leave = () => {
      writeScrolls(window.sessionStorage, places.current ?? {});
      // A reload in a browser that runs no script yet restores by itself.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', noted, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', noted);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  useBrowserEffect(() => {
    const before = here.current;
    here.current = { key: location.key, page: pageIn(location) };
    if (before.key === location.key) return;
    if (type === 'POP') window.scrollTo(0, places.current?.[location.key] ?? 0);
    else if (before.page !== here.current.page) window.scrollTo(0, 0);
  }, [location, type]);
}
