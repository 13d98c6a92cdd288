/** Category tabs, search, the module's filter and the sort order of a store; all live in the URL (PLUS-25, STORE-03 to STORE-11). */
import { useWindowEvent } from '@mantine/hooks';
import type { Store } from '@shop/domain';
import { SEARCH_LENGTH, searchText } from '@shop/domain/search-text';
import { PRICE_SORTS, storeViewOf, type StoreView } from '@shop/domain/store-view';
import { Slot, useIsFilled } from '@shop/module-kit';
import { PressChip, SuggestField, useSettledCallback, Written } from '@shop/ui';
import { useState } from 'react';
import grids from './grids/grids.module.css';
import classes from './store-page.module.css';
import { useDiscoveryMessages } from '../messages';
import { useViewParams } from '@shop/page-engine';

export function useStoreView(): [StoreView, (change: Partial<StoreView>) => void] {
  const [query, changeQuery] = useViewParams();
  const view = storeViewOf(query);
  const change = (over: Partial<StoreView>) =>
    changeQuery((now) => {
      const next = { ...storeViewOf(now), ...over };
      const put = (key: string, value: string | null) => (value ? now.set(key, value) : now.delete(key));
      put('category', next.categoryId === '0' ? null : next.categoryId);
      put('type', next.type === 'all' ? null : next.type);
      put('q', next.search);
      put('sort', next.sort === 'high2Low' ? null : next.sort);
    });
  return [view, change];
}

export function StoreFilters({
  store,
  view,
  initialText,
  onChange,
}: {
  store: Store;
  view: StoreView;
  /** Initial text of the search field. */
  initialText: string;
  onChange: (change: Partial<StoreView>) => void;
}) {
  const t = useDiscoveryMessages();
  const [text, setText] = useState(initialText);
  const search = useSettledCallback((words: string) => onChange({ search: words }), 500);
  // Flush the debounced search before a press navigates, so that Back from an item restores it from the URL.
  useWindowEvent('click', () => search.flush(), { capture: true });
  const hasOwn = useIsFilled('storeFilters');
  const tabs = [{ id: '0', name: t('store.all') }, ...store.categories];
  return (
    <div className={classes.filters}>
      <div className={classes.row}>
        <SuggestField
          label={t('store.search', { name: store.name })}
          placeholder={t('store.searchHint')}
          text={text}
          maxLength={SEARCH_LENGTH}
          onText={(next) => {
            setText(next);
            search(searchText(next));
          }}
          suggestions={[]}
          onTake={() => undefined}
          onSubmit={(submitted) => onChange({ search: searchText(submitted) })}
        />
        {hasOwn ? (
          <div className={classes.own}>
            <Slot name="storeFilters" view={view} onChange={onChange} />
          </div>
        ) : null}
        <select
          className={`${grids.select} ${classes.sort}`}
          aria-label={t('store.sort')}
          value={view.sort}
          onChange={(event) =>
            onChange({ sort: PRICE_SORTS.find((sort) => sort === event.currentTarget.value) ?? 'high2Low' })
          }
        >
          {PRICE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`store.${sort}`)}
            </option>
          ))}
        </select>
      </div>
      <nav className={classes.categories} aria-label={t('store.categories')}>
        <div className={classes.tabs}>
          {tabs.map((category) => (
            <PressChip
              key={category.id}
              pressed={view.categoryId === category.id}
              onPress={() => onChange({ categoryId: category.id })}
            >
              <Written>{category.name}</Written>
            </PressChip>
          ))}
        </div>
      </nav>
    </div>
  );
}
