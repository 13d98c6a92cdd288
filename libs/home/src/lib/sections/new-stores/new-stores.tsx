/** The newest stores, as round logos. */
import { catalogApi, STORES_PAGE } from '@shop/api-client/catalog';
import { StoreCard } from '@shop/catalog-cards';
import { useModuleMessages } from '@shop/module-kit';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { paths } from '@shop/util';
import { Rail } from '@shop/view-kit';
import type { ReactNode } from 'react';
import classes from './new-stores.module.css';

export const newStores = defineSection({
  name: 'newStores',
  messages: [],
  queries: ({ scope }) => ({
    stores: queryOf(catalogApi.endpoints.getStores, { scope, list: 'latest', limit: STORES_PAGE }),
  }),
  box: classes.box,
  View: NewStores,
});

/** Round logos with two lines of name. */
const SIZE = { width: '104px', height: '151px' };

function NewStores(): ReactNode {
  const m = useModuleMessages();
  const query = usePageQuery(newStores, 'stores');
  return (
    <Rail
      title={m('newStores')}
      more={paths.latestStores()}
      query={query}
      entries={query.data?.pages[0]?.entries}
      size={SIZE}
      skeletons={12}
      isOptional
    >
      {(store) => <StoreCard store={store} layout="round" />}
    </Rail>
  );
}
