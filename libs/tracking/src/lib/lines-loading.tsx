/** Skeletons in the place of a part of an order that loads. */
import { LineSkeletons } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTrackingMessages } from '../messages';

/** @param count of lines */
export const linesLoading = (count: number): (() => ReactNode) =>
  function LinesLoading() {
    const t = useTrackingMessages();
    return <LineSkeletons count={count} label={t('loading')} />;
  };
