/** Notices of an unavailable item: an overlay on its picture, and the next time among its facts. */
import type { Item } from '@shop/domain';
import { nextStart } from '@shop/domain/availability';
import { useDates } from '@shop/i18n';
import { minuteOfDay, now } from '@shop/util';
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
      {availability.state === 'later' ? <small>{t('orderLater')}</small> : null}
    </span>
  );
}

/** Replaces the plus: the next time the item is available. Nothing while it is available or sold out. */
export function NextTime({ item, storeIsClosed = false }: OfCard) {
  const t = useCardMessages();
  const { clock, timeZone } = useDates();
  const { soldOut, availability } = useItemState(item, storeIsClosed);
  if (soldOut || availability.state === 'now') return null;
  const { hours, state } = availability;
  const next = hours ? nextStart(hours, minuteOfDay(now(), timeZone).minute) : null;
  return (
    <span className={classes.next} data-next>
      <IconClock size={14} aria-hidden="true" />
      {next
        ? t(next.daysAhead === 0 ? 'availableToday' : 'availableTomorrow', { start: clock(next.time) })
        : t(state === 'later' ? 'orderLater' : 'closed')}
    </span>
  );
}
