/**
 * The display face of headings and prices from the second page of a first visit on. Its own rule lets a page have it from the first paint or
 * not at all, so that nothing moves (styles.css of ui); a page that replaces another one has nothing to move.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';

const FACE = "600 1em 'Shop Display Kept'";
/** Each script is a file of its own. */
const SAMPLES: Record<string, string> = { ltr: 'a', rtl: 'aا' };

/** @param page path of the page that is shown */
export function useDisplayFace(page: string): void {
  const first = useRef(page);
  const isLoaded = useRef(false);
  useEffect(() => {
    // Browsers without the interface, and those that refuse the file, keep the system's face.
    void document.fonts?.load(FACE, SAMPLES[document.documentElement.dir] ?? 'a').then(
      (faces) => (isLoaded.current = faces.length > 0),
      () => undefined,
    );
  }, []);
  useLayoutEffect(() => {
    if (page !== first.current && isLoaded.current) document.documentElement.dataset.face = 'kept';
  }, [page]);
}
