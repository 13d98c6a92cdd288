/**
 * A carousel: scrolls by swipe, drag, wheel and keyboard, and by arrows, which mirror right-to-left and are disabled at
 * the ends.
 */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from './icon-button';
import { startTransition, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './carousel.module.css';
import { useCarousel } from './use-carousel';
import { whenVisible } from './common/when-visible';
import { useIsFromServer } from './use-is-from-server';

export interface CarouselProps {
  label: string;
  labels: { back: string; forward: string };
  /** CSS width of one entry; its maximum in px must come last. */
  width: string;
  /** Autoplay. */
  autoplay?: boolean;
  /** Entries form two rows when there are many (HOME-15). */
  rows?: 1 | 2;
  /** On wide screens entries share the width in one row, up to 420 px each; all are rendered at once. */
  fills?: boolean;
  children: ReactNode[];
}

/** More entries than this form two rows. */
const MAX_IN_ONE_ROW = 7;
export const rowsFor = (count: number): 1 | 2 => (count > MAX_IN_ONE_ROW ? 2 : 1);

/** Width of a carousel on the widest page and a little more, px. */
const MAX_WIDTH = 1500;
/** How far ahead of the visible part more entries are rendered. */
const RENDER_MARGIN = '0px 60%';
const GAP = 16;
/** Entries that are always laid out (carousel.module.css): the row's height is theirs. */
const LAID_OUT = 4;
/** How many entries are rendered at first, by the maximum width of one. The others follow near the end of the row. */
const initialCount = (width: string, rows: number, room: number): number =>
  Math.max(LAID_OUT, Math.ceil(room / (Number(/(\d+)px\)?$/.exec(width)?.[1] ?? 200) + GAP)) * rows);
/** What the browser alone draws fills the screen, and what `RENDER_MARGIN` would add at once; the server does not know the screen. */
const roomOf = (isFromServer: boolean): number =>
  isFromServer ? MAX_WIDTH : Math.min(MAX_WIDTH, window.innerWidth * 2);
const BATCH = 20;

export function Carousel({ label, labels, width, autoplay = false, rows = 1, fills = false, children }: CarouselProps) {
  const { list, position, scrollByPage, loadTriggers, motion } = useCarousel<HTMLUListElement>({ autoplay });
  const isFromServer = useIsFromServer();
  // Entries that share the width cannot be added later: the widths would change.
  const [limit, setLimit] = useState(() => (fills ? Infinity : initialCount(width, rows, roomOf(isFromServer))));
  const hasMore = children.length > limit;
  return (
    <div className={classes.carousel} data-fills={fills || undefined} {...loadTriggers}>
      <ul
        ref={list}
        className={classes.list}
        style={{ '--entry': width } as CSSProperties}
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        data-rows={rows}
      >
        {children.slice(0, limit).map((child, index) => (
          <li
            key={index}
            className={classes.entry}
            {...(hasMore ? { 'aria-setsize': children.length, 'aria-posinset': index + 1 } : {})}
          >
            {child}
          </li>
        ))}
        {hasMore && (
          <li
            key={`more ${limit}`}
            aria-hidden
            className={classes.more}
            ref={whenVisible(
              () => startTransition(() => setLimit((count) => count + BATCH)),
              RENDER_MARGIN,
              (end) => end.parentElement,
            )}
          />
        )}
      </ul>
      <IconButton
        className={classes.back}
        variant="default"
        aria-label={labels.back}
        aria-disabled={position.isAtStart}
        onClick={() => scrollByPage(-1)}
      >
        <IconChevronLeft size={20} />
      </IconButton>
      <IconButton
        className={classes.forward}
        variant="default"
        aria-label={labels.forward}
        aria-disabled={position.isAtEnd && !hasMore}
        onClick={() => scrollByPage(1)}
      >
        <IconChevronRight size={20} />
      </IconButton>
      {motion}
    </div>
  );
}
