/** Notices of an unavailable item: an overlay on its picture, and the next time among its facts. */
import type { Item } from '@shop/domain';
import { nextStart } from '@shop/domain/availability';
import { useDates, useNow } from '@shop/i18n';
import { minuteOfDay } from '@shop/util';
import { IconClock } from '@tabler/icons-react';
import classes from './item-overlay.module.css';
import { useItemState } from './cards/item-parts';
import { useCardMessages } from '../messages';

interface OfCard {
  item: Item;
  storeIsClosed?: boolean;
}

/**
 * 'Out of Stock', or 'Not Available now' (CARD-24, FOOD-08, FOOD-09). Nothing for a closed store, which has one notice
 * for all its cards.
 */
export function ItemOverlay({ item, storeIsClosed = false, isOut = false }: OfCard & { isOut?: boolean }) {
  const t = useCardMessages();
  const { soldOut, availability } = useItemState(item, storeIsClosed);
  if (soldOut || isOut)
    return (
      <span className={classes.overlay} data-overlay>
        {t('outOfStock')}
      </span>
    );
  if (availability.state === 'now' || !availability.hours) return null;
  return (
    <span className={classes.overlay} data-overlay>
      {t('notAvailableNow')}
      {availability.state === 'later' ? <small className={classes.later}>{t('orderLater')}</small> : null}
    </span>
  );
}

/** Replaces the plus: the next time the item is available. Nothing while it is available or sold out. */
export function NextTime({ item, storeIsClosed = false }: OfCard) {
  const t = useCardMessages();
  const { clock, timeZone } = useDates();
  const { soldOut, availability } = useItemState(item, storeIsClosed);
  const hours = availability.state === 'now' ? null : availability.hours;
  const isToday = useNow((at) => hours !== null && nextStart(hours, minuteOfDay(at, timeZone).minute).daysAhead === 0);
  if (soldOut || availability.state === 'now') return null;
  return (
    <span className={classes.next} data-next>
      <IconClock size={14} aria-hidden="true" />
      {hours
        ? t(isToday ? 'availableToday' : 'availableTomorrow', { start: clock(hours.start) })
        : t(availability.state === 'later' ? 'orderLater' : 'closed')}
    </span>
  );
}
