/** What stays of an item's head while its sheet scrolls: a small picture and its name. Both are in the sheet too. */
import type { Item } from '@shop/domain';
import { Picture, Written } from '@shop/ui';
import classes from './item-layout.module.css';

export const ItemBar = ({ item }: { item: Item }) => (
  <div className={classes.bar} aria-hidden="true">
    <div className={classes.barRow}>
      <span className={classes.thumb}>
        <Picture source={item.image} alt="" sizes="44px" fills />
      </span>
      <Written as="span" className={classes.barName}>
        {item.name}
      </Written>
    </div>
  </div>
);
