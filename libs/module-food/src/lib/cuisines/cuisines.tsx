/** Round pictures of cuisines and chips that filter the list of all restaurants below (PLUS-65). */
import { useScope } from '@shop/api-client';
import { featuredOf, useCategories } from '@shop/api-client/catalog';
import type { Category } from '@shop/domain';
import { STORE_CHIPS, type StoreChip } from '@shop/domain/store-filters';
import { SectionSkeleton } from '@shop/module-kit';
import { Picture, PressChip, Section, Written } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import { useGetStoreCountsQuery } from './api';
import classes from './cuisines.module.css';
import { useListing } from './use-listing';
import { useFoodMessages } from '../../messages';

interface CuisineProps {
  cuisine: Category;
  pressed: boolean;
  /** undefined: the backend does not count. */
  count: number | undefined;
  onPress: () => void;
}

function Cuisine({ cuisine, pressed, count, onPress }: CuisineProps) {
  const t = useFoodMessages();
  const label = count === undefined ? cuisine.name : `${cuisine.name}, ${t('cuisines.count', { count })}`;
  return (
    <button
      type="button"
      className={classes.cuisine}
      aria-pressed={pressed}
      aria-label={label}
      data-empty={count === 0 || undefined}
      onClick={onPress}
    >
      <span className={classes.picture}>
        <Picture source={cuisine.image} alt="" sizes="88px" round />
      </span>
      <span className={classes.label}>
        <Written as="span" className={classes.name}>
          {cuisine.name}
        </Written>
        {count === undefined ? null : <span className={classes.count}>{count}</span>}
      </span>
    </button>
  );
}

export function View() {
  const t = useFoodMessages();
  const scope = useScope();
  const { list, view, change } = useListing();
  const { data: categories, isLoading } = useDeferredValue(useCategories(scope));
  // The counts of the last answer stay until the next are there.
  const { data: counts } = useGetStoreCountsQuery({ scope, list });
  if (isLoading) return <SectionSkeleton />;
  const cuisines = featuredOf(categories ?? []);
  const toggleChip = (chip: StoreChip) =>
    change({
      chips: view.chips.includes(chip) ? view.chips.filter((one) => one !== chip) : [...view.chips, chip],
    });
  return (
    <Section title={t('cuisines.title')}>
      {cuisines.length > 0 ? (
        <Row label={t('cuisines.title')} width="96px">
          {cuisines.map((cuisine) => {
            const pressed = view.categories.includes(cuisine.id);
            return (
              <Cuisine
                key={cuisine.id}
                cuisine={cuisine}
                pressed={pressed}
                count={counts ? (counts.categories[cuisine.id] ?? 0) : undefined}
                onPress={() => change({ categories: pressed ? [] : [cuisine.id] })}
              />
            );
          })}
        </Row>
      ) : null}
      <div className={classes.chips} role="group" aria-label={t('chips.label')}>
        {STORE_CHIPS.map((chip) => (
          <PressChip
            key={chip}
            pressed={view.chips.includes(chip)}
            count={counts?.filters[chip]}
            onPress={() => toggleChip(chip)}
          >
            {t(`chips.${chip}`)}
          </PressChip>
        ))}
      </div>
    </Section>
  );
}
