/** {@link LongGrid}: a grid that grows. Few entries are drawn whole; of many only what is near is in the page. */
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { drawLongGrid, LongGridProps } from './long-grid';

/** No more entries than this are drawn whole: the server can do that too. */
export const SHORT_LIST = 60;

type Draw = typeof drawLongGrid;
let loaded: Draw | null = null;

/** The part that long lists need, fetched when a list begins to grow: null until then, 'away' when it did not come. */
function useLongGrid(count: number): Draw | 'away' | null {
  const [draw, setDraw] = useState<Draw | 'away' | null>(() => loaded);
  const isWanted = draw === null && count > SHORT_LIST / 2;
  useEffect(() => {
    if (!isWanted) return;
    import('./long-grid').then(
      (file) => {
        loaded = file.drawLongGrid;
        startTransition(() => setDraw(() => file.drawLongGrid));
      },
      () => setDraw('away'),
    );
  }, [isWanted]);
  return draw;
}

/** @param short draws so many of the first entries whole; all of them when the part for long lists is out of reach */
export function LongGrid({ short, ...props }: Omit<LongGridProps, 'around'> & { short: (count: number) => ReactNode }) {
  // What is long from its first drawing on, as after Back, waits for the box that it is measured by.
  const [around, setAround] = useState<HTMLDivElement | null>(null);
  const draw = useLongGrid(props.count);
  const isLong = props.count > SHORT_LIST;
  if (draw === 'away') return short(props.count);
  return (
    <div ref={setAround}>
      {draw && isLong ? around && draw({ ...props, around }) : short(Math.min(props.count, SHORT_LIST))}
    </div>
  );
}
