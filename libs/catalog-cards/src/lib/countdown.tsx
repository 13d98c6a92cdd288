/** Countdown DD:HH:MM:SS to the end of a campaign, then a message that it is over (ITEM-41, ITEM-42). */
import { now, utc } from '@shop/util';
import { useSyncExternalStore } from 'react';
import classes from './countdown.module.css';
import { useCardMessages } from '../messages';

/** Remaining milliseconds as 'DD:HH:MM:SS', rounded up to the second. */
export function countdownOf(rest: number): string {
  const begin = utc(0);
  const left = begin.add(Math.max(0, Math.ceil(rest / 1000)), 'second');
  return `${String(left.diff(begin, 'day')).padStart(2, '0')}:${left.format('HH:mm:ss')}`;
}

const never = () => () => undefined;
function watchSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 1000);
  return () => clearInterval(timer);
}

/**
 * What is left until a time, read every second: the component renders again only when what it reads changes. Null until it is hydrated,
 * because the server's clock may differ from the browser's.
 */
function useTimeLeft<T extends number | boolean>(until: number | null, read: (left: number) => T | null): T | null {
  return useSyncExternalStore(
    until === null ? never : watchSeconds,
    () => (until === null ? null : read(Math.max(0, until - now().getTime()))),
    () => null,
  );
}

/** Whether a campaign has ended. Its seconds are the countdown's alone: what stands around it renders again at the end only. */
export const useIsOver = (until: number | null): boolean => useTimeLeft(until, (left) => left === 0 || null) ?? false;

const UNKNOWN = '––:––:––:––';

export function Countdown({ until }: { until: number }) {
  const t = useCardMessages();
  const seconds = useTimeLeft(until, (left) => Math.ceil(left / 1000));
  if (seconds === 0)
    return (
      <p className={classes.over} role="status">
        {t('campaign.over')}
      </p>
    );
  return (
    <p className={classes.countdown} role="timer" aria-label={t('campaign.ends')}>
      <span>{t('campaign.ends')}</span>
      <bdi className={classes.digits}>{seconds === null ? UNKNOWN : countdownOf(seconds * 1000)}</bdi>
    </p>
  );
}
