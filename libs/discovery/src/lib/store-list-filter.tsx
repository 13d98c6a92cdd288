/** The store filter on narrow screens: a button with a panel of radios and categories (STORES-05). */
import type { Category } from '@shop/domain';
import { isSameService, POPOVER_SERVICES, type StoreListView } from '@shop/domain/store-list';
import { Disclosure, Written } from '@shop/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './store-listing.module.css';
import { useStoreListMessages } from '../messages';

export interface StoreListFilterProps {
  view: StoreListView;
  categories: readonly Category[];
  onChange: (change: Partial<StoreListView>) => void;
}

export function StoreListFilter({ view, categories, onChange }: StoreListFilterProps) {
  const t = useStoreListMessages();
  const name = useId();
  const count = (view.service === 'all' ? 0 : 1) + view.categories.length;
  const without = (id: string) => view.categories.filter((entry) => entry !== id);
  return (
    <Disclosure
      align="end"
      face={
        <>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          {count > 0 ? t('filterOn', { count }) : t('filter')}
        </>
      }
    >
      {() => (
        <>
          <fieldset className={classes.choices}>
            <legend>{t('service')}</legend>
            {POPOVER_SERVICES.map((service) => (
              <label key={service} className={classes.choice}>
                <input
                  type="radio"
                  name={name}
                  checked={isSameService(service, view.service)}
                  onChange={() => onChange({ service })}
                />
                {t(service)}
              </label>
            ))}
          </fieldset>
          <fieldset className={classes.choices}>
            <legend>{t('categories')}</legend>
            <div className={classes.categories}>
              {categories.map(({ id, name: word }) => (
                <label key={id} className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={view.categories.includes(id)}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange({ categories: checked ? [...view.categories, id] : without(id) })
                    }
                  />
                  <Written>{word}</Written>
                </label>
              ))}
            </div>
          </fieldset>
          {count > 0 ? (
            <button
              type="button"
              className={classes.clear}
              onClick={() => onChange({ service: 'all', categories: [] })}
            >
              {t('clear')}
            </button>
          ) : null}
        </>
      )}
    </Disclosure>
  );
}
