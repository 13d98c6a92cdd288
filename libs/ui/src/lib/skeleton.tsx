/**
 * A grey placeholder for content that is loading. Not Mantine's: that animates each box in a compositor layer of its own, and forty of
 * them keep a slow phone painting. Groups of them breathe together instead (decision 103).
 */
import type { CSSProperties } from 'react';
import classes from './skeletons.module.css';

export type SkeletonProps = Pick<
  CSSProperties,
  'aspectRatio' | 'borderRadius' | 'flex' | 'height' | 'marginTop' | 'width'
>;

export const Skeleton = (style: SkeletonProps) => <div className={classes.box} style={style} />;
