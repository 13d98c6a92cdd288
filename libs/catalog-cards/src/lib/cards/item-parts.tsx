/** Shared parts of all card layouts: price, badges, name, availability. */
import type { Item } from '@shop/domain';
import { availabilityOf, isAllDay, isWithin, type Availability } from '@shop/domain/availability';
import { badgeDiscount } from '@shop/domain/discount';
import { measurePrice } from '@shop/domain/measure-price';
import { priceSpan } from '@shop/domain/pricing';
import { isSoldOut } from '@shop/domain/stock';
import { useDates, useFormats, useNow } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { Badge, PriceTag, Rating, Written } from '@shop/ui';
import { cut, minuteOfDay } from '@shop/util';
import { IconBike, IconClock, IconLeaf } from '@tabler/icons-react';
import classes from './item-parts.module.css';
import { useCardMessages } from '../../messages';
import { useItemArrival } from '../store-arrivals';

/** One price, a range, or a discounted price with the old one struck through. */
export function ItemPrice({ item, size = 'md' }: { item: Item; size?: 'md' | 'lg' }) {
  const t = useCardMessages();
  const { moneyRange } = useFormats();
  const { low, high, lowNow, highNow } = priceSpan(item);
  return (
    <PriceTag
      now={moneyRange(lowNow, highNow)}
      before={lowNow < low ? moneyRange(low, high) : null}
      beforeLabel={t('was')}
      size={size}
    />
  );
}

export interface ItemMeasureProps {
  item: Item;
  className?: string | undefined;
  /** Says what one unit is. */
  withUnit?: boolean;
}

/** '/ 500 g', and the price per kilogram or litre, by which sizes compare (PLUS-64). */
export function ItemMeasure({ item, className, withUnit = false }: ItemMeasureProps) {
  const t = useCardMessages();
  const { money } = useFormats();
  const measured = measurePrice(item);
  const unit = withUnit && !measured?.isWhole ? item.unit : null;
  return (
    <>
      {unit ? (
        <span className={className}>
          / <Written>{unit}</Written>
        </span>
      ) : null}
      {measured ? (
        <span className={className}>
          {measured.isWhole ? t(`each.${measured.per}`) : t(`per.${measured.per}`, { price: money(measured.price) })}
        </span>
      ) : null}
    </>
  );
}

const hasMark = (item: Item) => item.isOrganic || item.isRecommended;

/** One mark at most: of an organic item that is recommended, the leaf says the first. */
function Mark({ item }: { item: Item }) {
  const t = useCardMessages();
  return (
    <>
      {item.isOrganic ? <IconLeaf size={14} role="img" aria-label={t('organic')} /> : null}
      {item.isRecommended ? t('recommend') : <span aria-hidden="true">{t('organic')}</span>}
    </>
  );
}

/** @param place a picture has one badge at most: beside a reduction, {@link ItemMark} says the other among the facts */
export function ItemBadges({ item, place = 'text' }: { item: Item; place?: 'picture' | 'text' }) {
  const t = useCardMessages();
  const { money } = useFormats();
  const discount = badgeDiscount(item);
  return (
    <span className={classes.badges}>
      {discount ? (
        <Badge tone="accent">
          {discount.kind === 'percent'
            ? t('off.percent', { percent: discount.percent })
            : t('off.amount', { amount: money(discount.amount) })}
        </Badge>
      ) : null}
      {hasMark(item) && !(discount && place === 'picture') ? (
        <Badge tone={item.isOrganic ? 'good' : 'neutral'}>
          <Mark item={item} />
        </Badge>
      ) : null}
    </span>
  );
}

/** The mark for which the picture has no room, because it shows the reduction: a word among the facts. */
export function ItemMark({ item }: { item: Item }) {
  if (!hasMark(item) || !badgeDiscount(item)) return null;
  return (
    <span className={classes.mark} data-mark>
      <Mark item={item} />
    </span>
  );
}

export function ItemRating({ item }: { item: Item }) {
  const t = useCardMessages();
  const { units } = useFormats();
  if (item.rating === 0) return null;
  const value = item.rating.toFixed(units.decimals);
  return <Rating value={value} count={item.ratingCount} label={t('rated', { value })} />;
}

/** Arrival and free delivery, if the item has them (CARD-32). */
export function ItemDelivery({ item }: { item: Item }) {
  const t = useCardMessages();
  const { span } = useFormats();
  const { span: arrival, isExpected } = useItemArrival(item);
  if (!arrival && !item.freeDelivery) return null;
  return (
    <span className={classes.delivery} data-delivery>
      {arrival ? (
        <span className={isExpected ? classes.expected : undefined}>
          <IconClock size={14} aria-hidden="true" />
          <bdi>{span(arrival)}</bdi>
        </span>
      ) : null}
      {item.freeDelivery ? (
        <span>
          <IconBike size={14} aria-hidden="true" />
          <span className={classes.free}>{t('freeDelivery')}</span>
        </span>
      ) : null}
    </span>
  );
}

const NAME_LIMIT = 25;

/** The name on cards: goods truncated to 25 characters and followed by the unit (CARD-23). */
export function useCardName(item: Item): string {
  const cuts = useModuleDefinition()?.catalogue?.cutsNames ?? false;
  if (!cuts || Array.from(item.name).length <= NAME_LIMIT) return item.name;
  return item.unit ? `${cut(item.name, NAME_LIMIT)} (${item.unit})` : cut(item.name, NAME_LIMIT);
}

/** Availability of the item by its hours, its store and its stock. */
export function useItemState(
  item: Item,
  storeIsClosed: boolean,
): { soldOut: boolean; availability: Availability; tracksStock: boolean } {
  const { timeZone } = useDates();
  const rules = useModuleDefinition()?.catalogue;
  const hours = rules?.hasServingHours ? item.hours : null;
  // The first use of a time zone takes 100 ms on a slow phone, so only compute it when needed.
  const isOutside = useNow(
    (at) => hours !== null && !isAllDay(hours) && !isWithin(hours, minuteOfDay(at, timeZone).minute),
  );
  const tracksStock = rules?.tracksStock ?? false;
  return {
    soldOut: isSoldOut(item, tracksStock),
    availability: availabilityOf(item, storeIsClosed, isOutside),
    tracksStock,
  };
}
