/** Loading states in the shape of the result. */
import { Skeleton, type SkeletonProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './skeletons.module.css';

/** Mantine's own breathes by itself, each a layer of the screen: forty of them keep a slow phone painting. Here their group does. */
const Bone = (props: SkeletonProps) => <Skeleton animate={false} className={classes.bone} {...props} />;

export interface CardSkeletonsProps {
  count: number;
  /** Of a picture: width by height. */
  ratio?: number;
  /** Stand in for a row that scrolls sideways, of this CSS width of one entry and this height: what comes moves nothing below it. */
  row?: { width: string; height: string };
  label: string;
}

/** Cards: a picture with two lines. */
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
          <Bone radius="md" style={{ aspectRatio: row ? undefined : ratio }} height="auto" />
          <Bone height={14} mt={12} width="80%" />
          <Bone height={14} mt={8} width="50%" />
        </div>
      ))}
    </div>
  );
}

/** Rows with a small picture. */
export function LineSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div className={classes.lines} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.line}>
          <Bone width={72} height={72} radius="md" />
          <div className={classes.words}>
            <Bone height={14} width="70%" />
            <Bone height={14} mt={10} width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}

const ROW_OF_SECTION = 240;
const HEADING_AND_GAP = 42;
const CARD_OF_SECTION = 'min(42vw, 200px)';

/** A whole section in the place that is kept for it: the gap above it, its heading, and as many rows of cards, as wide as the page, as fit. */
export function SectionSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.section}>
      <Bone className={`${classes.bone} ${classes.heading}`} height={24} radius="sm" />
      <CardSkeletons
        count={7}
        row={{ width: CARD_OF_SECTION, height: `min(${ROW_OF_SECTION}px, 100% - ${HEADING_AND_GAP}px)` }}
        label={label}
      />
      {[2, 3].map((row) => (
        <div key={row} aria-hidden="true">
          <CardSkeletons count={7} row={{ width: CARD_OF_SECTION, height: `${ROW_OF_SECTION}px` }} label={label} />
        </div>
      ))}
    </div>
  );
}
