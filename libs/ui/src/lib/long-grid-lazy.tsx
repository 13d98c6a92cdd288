/** {@link LongGrid}: a grid for an endless list. Short lists render whole; long ones are virtualized. */
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { drawLongGrid, LongGridProps } from './long-grid';

/** Up to so many entries render whole, which the server can do too. */
export const SHORT_LIST = 60;

type Draw = typeof drawLongGrid;
let loaded: Draw | null = null;

/** Loads the virtualized grid when a list begins to grow: null until then, 'away' when loading failed. */
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

/** @param short renders the first `count` entries whole: all of them when the virtualized grid failed to load */
export function LongGrid({
  short,
  ...props
}: Omit<LongGridProps, 'container'> & { short: (count: number) => ReactNode }) {
  // The virtualized grid measures this box, so it renders after the box is mounted (as after Back).
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const draw = useLongGrid(props.count);
  const isLong = props.count > SHORT_LIST;
  if (draw === 'away') return short(props.count);
  return (
    <div ref={setContainer}>
      {draw && isLong ? container && draw({ ...props, container }) : short(Math.min(props.count, SHORT_LIST))}
    </div>
  );
}
