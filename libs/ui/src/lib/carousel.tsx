/** A row that scrolls sideways: by swipe, drag, wheel and keyboard, and by arrows that mirror right-to-left and rest at the ends. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from './icon-button';
import { startTransition, useState, type CSSProperties, type ReactNode } from 'react';
import classes from './carousel.module.css';
import { useCarousel } from './use-carousel';
import { whenSeen } from './common/when-seen';

export interface CarouselProps {
  label: string;
  labels: { back: string; forward: string };
  /** CSS width of one entry; px that it has at most stand at its end. */
  width: string;
  /** Moves on by itself. */
  plays?: boolean;
  /** Entries stand in two rows when there are many (HOME-15). */
  rows?: 1 | 2;
  /** On wide screens entries share the width, in one row up to 420 px each; all are drawn at once. */
  fills?: boolean;
  children: ReactNode[];
}

/** More entries than this stand in two rows. */
const ONE_ROW = 7;
export const rowsFor = (count: number): 1 | 2 => (count > ONE_ROW ? 2 : 1);

/** What the widest page shows of a row, and a little more, px. */
const WIDEST = 1500;
/** How far beyond the screen the end of a row is near. */
const AHEAD = '0px 60%';
const GAP = 16;
/** Entries that are drawn at first, by the largest width of one; the others come when the end of the row is near. */
const firstOf = (width: string): number => Math.ceil(WIDEST / (Number(/(\d+)px\)?$/.exec(width)?.[1] ?? 200) + GAP));
const MORE = 20;

export function Carousel({ label, labels, width, plays = false, rows = 1, fills = false, children }: CarouselProps) {
  const { list, place, moveBy, signs, motion } = useCarousel<HTMLUListElement>({ plays });
  // What fills the width by its count can't come in pieces.
  const [most, setMost] = useState(() => (fills ? Infinity : firstOf(width) * rows));
  const hasMore = children.length > most;
  return (
    <div className={classes.carousel} data-fills={fills || undefined} {...signs}>
      <ul
        ref={list}
        className={classes.list}
        style={{ '--entry': width } as CSSProperties}
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        data-rows={rows}
      >
        {children.slice(0, most).map((child, index) => (
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
            key={`more ${most}`}
            aria-hidden
            className={classes.more}
            ref={whenSeen(
              () => startTransition(() => setMost((count) => count + MORE)),
              AHEAD,
              (end) => end.parentElement,
            )}
          />
        )}
      </ul>
      <IconButton
        className={classes.back}
        variant="default"
        aria-label={labels.back}
        aria-disabled={place.isAtStart}
        onClick={() => moveBy(-1)}
      >
        <IconChevronLeft size={20} />
      </IconButton>
      <IconButton
        className={classes.forward}
        variant="default"
        aria-label={labels.forward}
        aria-disabled={place.isAtEnd && !hasMore}
        onClick={() => moveBy(1)}
      >
        <IconChevronRight size={20} />
      </IconButton>
      {motion}
    </div>
  );
}
