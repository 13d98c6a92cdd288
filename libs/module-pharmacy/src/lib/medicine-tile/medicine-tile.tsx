/** A medicine in one line of tiles: picture, name, price and what decides, with an action at its end. */
import { ItemPrice, useItemLink } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { coverLink, Picture, Written } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from './medicine-tile.module.css';

/** Class of a list of tiles, which scrolls sideways. */
export const tiles: string = classes.tiles ?? '';

export interface MedicineTileProps {
  item: Item;
  /** The item with the variation whose price is shown; by default all. */
  priced?: Item;
  note: ReactNode;
  /** A third line. */
  below?: string;
  action?: ReactNode;
}

export function MedicineTile({ item, priced = item, note, below, action = null }: MedicineTileProps) {
  const link = useItemLink(item);
  return (
    <article className={classes.tile}>
      <span className={classes.picture}>
        <Picture source={item.image} alt="" sizes="44px" />
      </span>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <a className={coverLink} {...link}>
            <Written>{item.name}</Written>
          </a>
        </h3>
        <p className={classes.facts}>
          <ItemPrice item={priced} />
          {note ? <small>{note}</small> : null}
        </p>
        {below ? (
          <Written as="p" className={classes.below}>
            {below}
          </Written>
        ) : null}
      </div>
      {action ? <span className={classes.action}>{action}</span> : null}
    </article>
  );
}
