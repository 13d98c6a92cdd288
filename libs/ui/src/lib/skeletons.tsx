/** Skeletons in the shape of the content. */
import { Skeleton } from './skeleton';
import { memo, type CSSProperties } from 'react';
import classes from './skeletons.module.css';

export interface CardSkeletonsProps {
  count: number;
  /** Aspect ratio of the picture: width / height. */
  ratio?: number;
  /** A placeholder for a carousel: CSS width of one entry, and height of the row. Prevents a layout shift. */
  row?: { width: string; height: string };
  label: string;
}

/** Card skeletons: a picture with two lines. */
export function CardSkeletons({ count, ratio = 1, row, label }: CardSkeletonsProps) {
  return (
    <div
      className={classes.cards}
      data-row={row ? '' : undefined}
      style={row && ({ '--entry': row.width, blockSize: row.height } as CSSProperties)}
      role="status"
      aria-label={label}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton aspectRatio={row ? undefined : ratio} />
          <Skeleton height={14} marginTop={12} width="80%" />
          <Skeleton height={14} marginTop={8} width="50%" />
        </div>
      ))}
    </div>
  );
}

export interface LineSkeletonsProps {
  count: number;
  label: string;
  /** Of each: a row with a small picture; a paragraph; a field with its label. */
  shape?: 'row' | 'text' | 'field';
}

/** Skeletons of a list, a text or a form. */
export function LineSkeletons({ count, label, shape = 'row' }: LineSkeletonsProps) {
  return (
    <div className={classes.lines} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.line}>
          {shape === 'row' ? <Skeleton width={72} height={72} /> : null}
          <div className={classes.content}>
            <Skeleton height={14} width={shape === 'field' ? '30%' : '70%'} />
            <Skeleton height={shape === 'field' ? 44 : 14} marginTop={10} width={shape === 'row' ? '40%' : '100%'} />
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Inline styles: a stylesheet would be inlined in the HTML of every home page, which is at its size limit. Rows that do
 * not fit wrap into a hidden column.
 */
const SECTION: CSSProperties = {
  display: 'flex',
  flexFlow: 'column wrap',
  gap: 18,
  boxSizing: 'border-box',
  blockSize: '100%',
  paddingBlockStart: 'var(--shop-gap)',
};
const HEADING_AND_GAP = 42;
const ROW_HEIGHT = 240;
const ROW_STYLE: CSSProperties = { flex: 'none', inlineSize: '100%', blockSize: ROW_HEIGHT };
/** The first row also fits the lowest placeholders. */
const FIRST_ROW_STYLE: CSSProperties = { ...ROW_STYLE, blockSize: `min(${ROW_HEIGHT}px, 100% - ${HEADING_AND_GAP}px)` };

/** Skeleton of a section that fills its placeholder: the gap above, the heading, and as many rows of cards as fit. */
export const SectionSkeleton = memo(function SectionSkeleton({ label }: { label: string }) {
  return (
    <div style={SECTION}>
      <Skeleton height={24} width="min(50%, 220px)" borderRadius={8} flex="none" />
      {[FIRST_ROW_STYLE, ROW_STYLE, ROW_STYLE].map((style, row) => (
        <div key={row} style={style} aria-hidden={row > 0 || undefined}>
          <CardSkeletons count={7} row={{ width: 'min(42vw, 200px)', height: '100%' }} label={label} />
        </div>
      ))}
    </div>
  );
});
