/**
 * A grid of thousands of cards of one height: only the rows near the window are in the page. Assistive technology is told how
 * many there are and which one this is.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
}

const ROWS_AHEAD = 3;

/** As many columns as CSS `repeat(auto-fill, minmax(min(share, column), 1fr))` makes of a width. */
export function columnsOf(width: number, { column, gap, share }: GridShape): number {
  const narrowest = Math.min(width * share, column);
  return width > 0 ? Math.max(1, Math.floor((width + gap.column) / (narrowest + gap.column))) : 1;
}

export default function LongGrid({ shape, count, render, keyOf }: LongGridProps) {
  const box = useRef<HTMLUListElement>(null);
  const [{ width, top }, setBox] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setBox({ width: element.clientWidth, top: element.getBoundingClientRect().top + window.scrollY });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
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
  });
  // Rows that were measured at another width are measured anew.
  useEffect(() => virtual.measure(), [virtual, height]);
  return (
    <ul ref={box} className={classes.grid} style={{ blockSize: rows * (height + gap.row) }}>
      {width > 0
        ? virtual.getVirtualItems().flatMap((row) =>
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
