/** Popular stores near the place (HOME-27). */
import { catalogApi, STORES_PAGE } from '@shop/api-client/catalog';
import { StoreCard } from '@shop/catalog-cards';
import { useModuleDefinition, useModuleMessages } from '@shop/module-kit';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { EmptyState } from '@shop/ui';
import { paths } from '@shop/util';
import { Rail } from '@shop/view-kit';
import type { ReactNode } from 'react';
import classes from './popular-stores.module.css';
import { homeMessages, useHomeMessages } from '../../../messages';
import { STORE_ROW } from '../sizes';

export const popularStores = defineSection({
  name: 'popularStores',
  messages: [homeMessages],
  queries: ({ scope }) => ({
    stores: queryOf(catalogApi.endpoints.getStores, { scope, list: 'popular', limit: STORES_PAGE }),
  }),
  box: classes.box,
  View: PopularStores,
});

function PopularStores(): ReactNode {
  const t = useHomeMessages();
  const m = useModuleMessages();
  const layout = useModuleDefinition()?.catalogue?.cards.store ?? 'cover';
  const query = usePageQuery(popularStores, 'stores');
  return (
    <Rail
      title={m('popularStores')}
      more={paths.popularStores()}
      query={query}
      entries={query.currentData?.pages[0]?.entries}
      size={STORE_ROW}
      empty={<EmptyState drawing="far" title={t('none.title')} text={t('none.text')} />}
    >
      {(store) => <StoreCard store={store} layout={layout} />}
    </Rail>
  );
}
