/** A price, with the old price struck through, or a range (CARD-20, CARD-21, ITEM-08). Takes formatted text. */
import classes from './price-tag.module.css';

export interface PriceTagProps {
  now: string;
  /** The price before the discount; null without one. */
  before?: string | null;
  /** Read out before the old price. */
  beforeLabel?: string;
  size?: 'sm' | 'md' | 'lg';
}

export function PriceTag({ now, before = null, beforeLabel, size = 'md' }: PriceTagProps) {
  return (
    <span className={classes.price} data-size={size}>
      <bdi className={classes.now}>{now}</bdi>
      {before ? (
        <s className={classes.before} aria-label={beforeLabel ? `${beforeLabel} ${before}` : undefined}>
          <bdi>{before}</bdi>
        </s>
      ) : null}
    </span>
  );
}
