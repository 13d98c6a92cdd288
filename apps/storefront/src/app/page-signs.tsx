/**
 * What tells of a change of page: a thin bar while the next one is on its way, the title of the document, and its words for who
 * does not see it. It hydrates after everything that is on the page.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { watchIntents, type PagePort } from './intent';
import classes from './page-signs.module.css';

const GIVES_UP = 10_000;

/** Calls with the heading of the page as soon as it has words, or with what it says is its title: some are known only with their data. */
function whenHeaded(page: HTMLElement, tell: (heading: string) => void): () => void {
  const look = () => {
    const found = page.querySelector('h1');
    const heading = (found?.dataset.title ?? found?.textContent)?.trim();
    if (!heading) return;
    stop();
    tell(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), GIVES_UP);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(page, { childList: true, subtree: true, characterData: true });
  look();
  return stop;
}

export interface PageSignsProps {
  /** Of the shop: it ends every title. */
  name: string;
  pages: PagePort;
}

export default function PageSigns({ name, pages }: PageSignsProps) {
  const { pathname, search } = useLocation();
  const waiting = useSyncExternalStore(pages.watchWaiting, pages.isWaiting, () => false);
  const [said, setSaid] = useState('');
  const page = `${pathname} ${new URLSearchParams(search).get('search') ?? ''}`;
  const shown = useRef(page);
  useEffect(() => {
    // The first page was read from its top, and came with its title, unless only its owner may know it.
    const isFirst = shown.current === page;
    if (isFirst && document.title !== name) return undefined;
    shown.current = page;
    const content = document.getElementById('content');
    if (!content) return undefined;
    return whenHeaded(content, (heading) => {
      document.title = [heading, name].filter(Boolean).join(' · ');
      if (!isFirst) setSaid(heading);
    });
  }, [page, name]);
  useEffect(() => watchIntents(pages), [pages]);
  return (
    <>
      {waiting ? <div className={classes.bar} data-progress aria-hidden="true" /> : null}
      <p className={classes.said} role="status">
        {said}
      </p>
    </>
  );
}
