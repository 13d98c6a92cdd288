/**
 * A virtualized grid of thousands of cards of one height: only rows near the viewport are in the page. Assistive
 * technology gets the full count and the position of each card.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import classes from './virtual-grid.module.css';

export interface GridShape {
  /** Height of a card, px; a function of its width where it has a picture. */
  height: number | ((width: number) => number);
  /** Minimum column width and gaps, px. */
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
  /** The container that the grid fills; measured before the first render. */
  container: HTMLElement;
}

/** Rows rendered beyond the viewport, so that scrolling does not show empty rows. */
const ROWS_AHEAD = 4;

/** The number of columns that CSS `repeat(auto-fill, minmax(min(share, column), 1fr))` makes of a width. */
export function columnsOf(width: number, { column, gap, share }: GridShape): number {
  const narrowest = Math.min(width * share, column);
  return width > 0 ? Math.max(1, Math.floor((width + gap.column) / (narrowest + gap.column))) : 1;
}

const boxOf = (element: HTMLElement) => ({
  width: element.clientWidth,
  top: element.getBoundingClientRect().top + window.scrollY,
});

function LongGrid({ shape, count, render, keyOf, container }: LongGridProps) {
  const [{ width, top }, setBox] = useState(() => boxOf(container));
  useLayoutEffect(() => {
    const measure = () =>
      setBox((previous) => {
        const box = boxOf(container);
        return box.width === previous.width && box.top === previous.top ? previous : box;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    return () => observer.disconnect();
  }, [container]);
  const columns = columnsOf(width, shape);
  const { gap } = shape;
  const columnWidth = (width - gap.column * (columns - 1)) / columns;
  const height = typeof shape.height === 'number' ? shape.height : shape.height(columnWidth);
  const rows = Math.ceil(count / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height + gap.row,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Render new rows in a deferred update: a whole row at once would drop a frame.
    useFlushSync: false,
  });
  const visibleRows = useDeferredValue(virtual.getVirtualItems());
  // Measure rows again after the width has changed.
  useEffect(() => virtual.measure(), [virtual, height]);
  return (
    <ul className={classes.grid} style={{ blockSize: rows * (height + gap.row) }}>
      {width > 0
        ? visibleRows.flatMap((row) =>
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
                    inlineSize: columnWidth,
                    insetInlineStart: place * (columnWidth + gap.column),
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

export const renderLongGrid = (props: LongGridProps) => <LongGrid {...props} />;
