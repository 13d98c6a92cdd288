/** Countdown DD:HH:MM:SS to the end of a campaign, then a message that it is over (ITEM-41, ITEM-42). */
import { now, utc } from '@shop/util';
import { useEffect, useState } from 'react';
import classes from './countdown.module.css';
import { useCardMessages } from '../messages';

/** Remaining milliseconds as 'DD:HH:MM:SS', rounded up to the second. */
export function countdownOf(rest: number): string {
  const begin = utc(0);
  const left = begin.add(Math.max(0, Math.ceil(rest / 1000)), 'second');
  return `${String(left.diff(begin, 'day')).padStart(2, '0')}:${left.format('HH:mm:ss')}`;
}

/**
 * Remaining milliseconds, updated every second; 0 when over. Null until the first effect, because the server's clock
 * may differ from the browser's.
 */
export function useTimeLeft(until: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const tick = () => setLeft(Math.max(0, until - now().getTime()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const UNKNOWN = '––:––:––:––';

export function Countdown({ left }: { left: number | null }) {
  const t = useCardMessages();
  if (left === 0)
    return (
      <p className={classes.over} role="status">
        {t('campaign.over')}
      </p>
    );
  return (
    <p className={classes.countdown} role="timer" aria-label={t('campaign.ends')}>
      <span>{t('campaign.ends')}</span>
      <bdi className={classes.digits}>{left === null ? UNKNOWN : countdownOf(left)}</bdi>
    </p>
  );
}
