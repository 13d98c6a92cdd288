/** `/store/popular` and `/store/latest`: the listing of stores, opened at their tab. */
import { Page } from '@shop/ui';
import { StoreListing } from './store-listing';
import { useStoreListMessages } from '../messages';
import { Breadcrumbs } from './breadcrumbs';

export function StoreListPage({ list }: { list: 'popular' | 'latest' }) {
  const t = useStoreListMessages();
  return (
    <Page>
      <Breadcrumbs here={t(`${list}Page`)} />
      <StoreListing
        limit={12}
        start={list === 'popular' ? 'popular' : 'newly_joined'}
        order={1}
        title={t(`${list}Page`)}
      />
    </Page>
  );
}
