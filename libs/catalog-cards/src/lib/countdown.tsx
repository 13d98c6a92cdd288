/** DD:HH:MM:SS until a campaign ends, then that it is over (ITEM-41, ITEM-42). */
import { now } from '@shop/util';
import { useEffect, useState } from 'react';
import classes from './countdown.module.css';
import { useCardMessages } from '../messages';

const two = (value: number) => String(value).padStart(2, '0');

/** Days, hours, minutes and seconds of a rest in milliseconds, two digits each. */
export function countdownParts(rest: number): [string, string, string, string] {
  const seconds = Math.max(0, Math.ceil(rest / 1000));
  return [
    two(Math.floor(seconds / 86_400)),
    two(Math.floor(seconds / 3600) % 24),
    two(Math.floor(seconds / 60) % 60),
    two(seconds % 60),
  ];
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
      <bdi className={classes.digits}>{left === null ? UNKNOWN : countdownParts(left).join(':')}</bdi>
    </p>
  );
}
