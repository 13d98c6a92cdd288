/** When a closed store opens again, as text: 'Opens at 09:00 am', 'Opens again tomorrow at …' (PLUS-26). */
import type { Store } from '@shop/domain';
import { isClosed, nextOpening } from '@shop/domain/availability';
import { useDates, useNow } from '@shop/i18n';
import { minuteOfDay } from '@shop/util';
import { useCardMessages } from '../messages';

export type OpeningOf = Pick<Store, 'active' | 'open' | 'schedules'>;

/** @returns null while open, and for a store without a next opening */
export function useReopening(store: OpeningOf | null): string | null {
  const t = useCardMessages();
  const { clock, timeZone } = useDates();
  return useNow((at) => {
    if (!store || !store.active || !isClosed(store)) return null;
    const { day, minute } = minuteOfDay(at, timeZone);
    const next = nextOpening(store.schedules, day, minute);
    if (!next) return null;
    const time = clock(next.time);
    return next.daysAhead === 0 ? t('opensAt', { time }) : t('opensLater', { count: next.daysAhead, time });
  });
}
