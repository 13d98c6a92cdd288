/** The button at the top of a sheet: scrolls the page as a finger does, to the end of the map and back. */
import { useEffect, useRef, useState } from 'react';
import classes from './map-page.module.css';

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param more word where the sheet is down @param map word where it covers the map */
export default function Handle({ more, map }: { more: string; map: string }) {
  const handle = useRef<HTMLButtonElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    // In the lower half of the screen the sheet is down.
    const seen = new IntersectionObserver((entries) => setExpanded(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '-50% 0px 0px',
    });
    if (handle.current) seen.observe(handle.current);
    return () => seen.disconnect();
  }, []);
  const press = () => {
    const behavior = isMotionReduced() ? 'auto' : 'smooth';
    if (isExpanded) window.scrollTo({ top: 0, behavior });
    else handle.current?.closest('[data-sheet]')?.scrollIntoView({ block: 'start', behavior });
  };
  return (
    <button ref={handle} type="button" className={classes.press} aria-expanded={isExpanded} onClick={press}>
      {isExpanded ? map : more}
    </button>
  );
}
