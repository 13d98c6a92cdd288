/**
 * A grid of thousands of cards of one height: only the rows near the window are in the page. Assistive technology is told how
 * many there are and which one this is.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import classes from './long-grid.module.css';

export interface GridShape {
  /** Pixels: height of a card, by its width where a picture grows with it. */
  height: number | ((width: number) => number);
  /** Pixels: narrowest column, gaps. */
  column: number;
  gap: { row: number; column: number };
  /** On narrow screens a column is at most this share of the width. */
  share: number;
}

export interface LongGridProps {
  shape: GridShape;
  count: number;
  render: (index: number) => ReactNode;
  keyOf: (index: number) => string;
  /** What the grid fills: measured before the first rows are drawn. */
  around: HTMLElement;
}

/** Rows beyond the window, so that those that come next are drawn between the frames before anyone sees them. */
const ROWS_AHEAD = 4;

/** As many columns as CSS `repeat(auto-fill, minmax(min(share, column), 1fr))` makes of a width. */
export function columnsOf(width: number, { column, gap, share }: GridShape): number {
  const narrowest = Math.min(width * share, column);
  return width > 0 ? Math.max(1, Math.floor((width + gap.column) / (narrowest + gap.column))) : 1;
}

const boxOf = (element: HTMLElement) => ({
  width: element.clientWidth,
  top: element.getBoundingClientRect().top + window.scrollY,
});

function LongGrid({ shape, count, render, keyOf, around }: LongGridProps) {
  const [{ width, top }, setBox] = useState(() => boxOf(around));
  useLayoutEffect(() => {
    const look = () =>
      setBox((was) => {
        const box = boxOf(around);
        return box.width === was.width && box.top === was.top ? was : box;
      });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(around);
    return () => observer.disconnect();
  }, [around]);
  const columns = columnsOf(width, shape);
  const { gap } = shape;
  const wide = (width - gap.column * (columns - 1)) / columns;
  const height = typeof shape.height === 'number' ? shape.height : shape.height(wide);
  const rows = Math.ceil(count / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height + gap.row,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Rows that come near are drawn in pieces: a whole row at once would cost a frame.
    useFlushSync: false,
  });
  const near = useDeferredValue(virtual.getVirtualItems());
  // Rows that were measured at another width are measured anew.
  useEffect(() => virtual.measure(), [virtual, height]);
  return (
    <ul className={classes.grid} style={{ blockSize: rows * (height + gap.row) }}>
      {width > 0
        ? near.flatMap((row) =>
            Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, place) => {
              const index = row.index * columns + place;
              return (
                <li
                  key={keyOf(index)}
                  className={classes.cell}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  style={{
                    blockSize: height,
                    inlineSize: wide,
                    insetInlineStart: place * (wide + gap.column),
                    insetBlockStart: row.index * (height + gap.row),
                  }}
                >
                  {render(index)}
                </li>
              );
            }),
          )
        : null}
    </ul>
  );
}

export const drawLongGrid = (props: LongGridProps) => <LongGrid {...props} />;
