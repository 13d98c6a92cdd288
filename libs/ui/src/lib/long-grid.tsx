/** {@link LongGrid}: a grid for an endless list. Short lists render whole; long ones are virtualized. */
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { renderLongGrid, LongGridProps } from './virtual-grid';

/** Up to so many entries render whole, which the server can do too. */
export const SHORT_LIST = 60;

type RenderGrid = typeof renderLongGrid;
let loaded: RenderGrid | null = null;

/** Loads the virtualized grid when a list begins to grow: null until then, 'failed' when loading failed. */
function useLongGrid(count: number): RenderGrid | 'failed' | null {
  const [renderGrid, setRenderGrid] = useState<RenderGrid | 'failed' | null>(() => loaded);
  const isWanted = renderGrid === null && count > SHORT_LIST / 2;
  useEffect(() => {
    if (!isWanted) return;
    import('./virtual-grid').then(
      (file) => {
        loaded = file.renderLongGrid;
        startTransition(() => setRenderGrid(() => file.renderLongGrid));
      },
      () => setRenderGrid('failed'),
    );
  }, [isWanted]);
  return renderGrid;
}

/** @param short renders the first `count` entries whole: all of them when the virtualized grid failed to load */
export function LongGrid({
  short,
  ...props
}: Omit<LongGridProps, 'container'> & { short: (count: number) => ReactNode }) {
  // The virtualized grid measures this box, so it renders after the box is mounted (as after Back).
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const renderGrid = useLongGrid(props.count);
  const isLong = props.count > SHORT_LIST;
  if (renderGrid === 'failed') return short(props.count);
  return (
    <div ref={setContainer}>
      {renderGrid && isLong
        ? container && renderGrid({ ...props, container })
        : short(Math.min(props.count, SHORT_LIST))}
    </div>
  );
}
