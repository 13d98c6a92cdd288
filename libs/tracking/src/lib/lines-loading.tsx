/** Skeletons in the place of a part of an order that loads. */
import type { Order } from '@shop/domain';
import { LineSkeletons } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

/** @param count of lines */
export const linesLoading = (count: number): (() => ReactNode) =>
  function LinesLoading() {
    return <LineSkeletons count={count} label={useTrackingMessages()('loading')} />;
  };

/** In the shape of what a delivery is rated by. Nobody knows how high it will be: the columns below it are shown with it, and do not move. */
export const RatingLoading = ({ order: { rowCount, courier } }: { order: Order }): ReactNode => (
  <div className={classes.card} data-holds>
    <LineSkeletons count={rowCount + (courier ? 1 : 0)} label={useTrackingMessages()('loading')} />
  </div>
);
