/** DD:HH:MM:SS until a campaign ends, then that it is over (ITEM-41, ITEM-42). */
import { now, utc } from '@shop/util';
import { useEffect, useState } from 'react';
import classes from './countdown.module.css';
import { useCardMessages } from '../messages';

/** A rest in milliseconds as 'DD:HH:MM:SS', a second that has begun counted whole. */
export function countdownOf(rest: number): string {
  const begin = utc(0);
  const left = begin.add(Math.max(0, Math.ceil(rest / 1000)), 'second');
  return `${String(left.diff(begin, 'day')).padStart(2, '0')}:${left.format('HH:mm:ss')}`;
}

/** Milliseconds left, anew each second; 0 when it is over, null until the browser's clock was read: the server's is another. */
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
