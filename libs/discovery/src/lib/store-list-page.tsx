/** `/store/popular` and `/store/latest`: the store listing with a preselected tab. */
import { Page } from '@shop/ui';
import { STORES_OF_A_PAGE } from './store-list-queries';
import { StoreListing } from './store-listing';
import { useStoreListMessages } from '../messages';
import { Breadcrumbs } from './grids/breadcrumbs';

function StoreListPage({ list }: { list: 'popular' | 'latest' }) {
  const t = useStoreListMessages();
  return (
    <Page>
      <Breadcrumbs here={t(`${list}Page`)} />
      <StoreListing
        limit={STORES_OF_A_PAGE}
        start={list === 'popular' ? 'popular' : 'newly_joined'}
        order={1}
        title={t(`${list}Page`)}
      />
    </Page>
  );
}

export const PopularStoresPage = () => <StoreListPage list="popular" />;
export const LatestStoresPage = () => <StoreListPage list="latest" />;
