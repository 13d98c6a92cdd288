/** Facts of an item below its name: rating, badges, stock, unit, those of its module, categories and tags. */
import type { Item } from '@shop/domain';
import { Slot } from '@shop/module-kit';
import { Badge, Written } from '@shop/ui';
import classes from './item-form.module.css';
import { ItemBadges, ItemRating } from './cards/item-parts';
import { useCardMessages } from '../messages';

export function Facts({ item, soldOut, tracksStock }: { item: Item; soldOut: boolean; tracksStock: boolean }) {
  const t = useCardMessages();
  return (
    <div className={classes.facts}>
      <ItemRating item={item} />
      <ItemBadges item={item} />
      {tracksStock ? <Badge tone={soldOut ? 'bad' : 'good'}>{t(soldOut ? 'outOfStock' : 'inStock')}</Badge> : null}
      {item.unit ? (
        <Badge>
          <Written>{item.unit}</Written>
        </Badge>
      ) : null}
      <Slot name="itemFacts" moduleType={item.moduleType} item={item} />
    </div>
  );
}

export function Chips({ item }: { item: Item }) {
  const t = useCardMessages();
  const names = [...item.categories.map(({ name }) => name), ...item.tags].filter(Boolean);
  if (names.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('dialog.categories')}>
      {names.map((name) => (
        <li key={name}>
          <Badge>
            <Written>{name}</Written>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
