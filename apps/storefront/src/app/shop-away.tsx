/** The backend does not answer, or is being worked on: says so, tries again with growing pauses, recovers by itself (PLUS-36, PLUS-37). */
import { LoadFailed } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useAppText } from './texts';

const LONGEST = 30_000;

export interface ShopAwayProps {
  reason: 'away' | 'maintenance';
  onRetry: () => void;
}

export function ShopAway({ reason, onRetry }: ShopAwayProps) {
  const t = useAppText();
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);
  useEffect(() => {
    let pause = 2000;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      retry.current();
      pause = Math.min(LONGEST, pause * 2);
      timer = setTimeout(again, pause);
    };
    timer = setTimeout(again, pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadFailed
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      retryLabel={t('away.retry')}
      onRetry={onRetry}
    />
  );
}
