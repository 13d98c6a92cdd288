/** Fills the slot `itemFacts`: the diets that a dish suits, and its allergens. Nothing is said of what is not known. */
import { useDietMessages } from '@shop/catalog-cards';
import type { SlotProps } from '@shop/module-kit';
import { Badge } from '@shop/ui';
import { useDishMessages } from '../../messages';
import classes from './dish-facts.module.css';

/** What the dish contains as it is listed; what is added to it can contain more. */
function Allergens({ item: { allergens = [], groups, addOns } }: SlotProps['itemFacts']) {
  const t = useDishMessages();
  const nameOf = useDietMessages();
  const hasExtras = groups.length + addOns.length > 0;
  return (
    <div className={classes.allergens}>
      <p>
        {allergens.length > 0
          ? t('facts.contains', { allergens: allergens.map((allergen) => nameOf(allergen)) })
          : t('facts.containsNone')}
      </p>
      {hasExtras ? <p className={classes.extras}>{t('facts.extras')}</p> : null}
    </div>
  );
}

export default function DishFacts({ item }: SlotProps['itemFacts']) {
  const t = useDishMessages();
  const nameOf = useDietMessages();
  const { diets = [], allergens } = item;
  return (
    <>
      {diets.length > 0 ? (
        <ul className={classes.diets} aria-label={t('facts.diets')}>
          {diets.map((diet) => (
            <li key={diet}>
              <Badge>{nameOf(diet)}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {allergens ? <Allergens item={item} /> : null}
    </>
  );
}
