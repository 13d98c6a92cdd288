/** Skeletons in the place of a part of an order that loads. */
import { LineSkeletons } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTrackingMessages } from '../messages';

/**
 * @param count of lines
 * @param holds nobody knows how high the part will be: the columns below it are shown with it, and do not move
 */
export const linesLoading = (count: number, holds = false): (() => ReactNode) =>
  function LinesLoading() {
    const t = useTrackingMessages();
    const lines = <LineSkeletons count={count} label={t('loading')} />;
    return holds ? <div data-holds>{lines}</div> : lines;
  };
