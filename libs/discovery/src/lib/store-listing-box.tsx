/** The store listing at the end of a home page: code and messages load when the customer scrolls near. */
import { ErrorBoundary, LazyWhenVisible, SectionPlaceholder } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import classes from './store-listing-box.module.css';
import type { StoreListingProps } from './store-listing';
import { storeListMessages, useDiscoveryMessages } from '../messages';

function Coming() {
  const t = useDiscoveryMessages();
  return <SectionPlaceholder name="allStores" label={t('loading')} className={classes.box} />;
}

const Listing = lazyView(async () => ({ default: (await import('./store-listing')).StoreListing }), {
  messages: [storeListMessages],
  Loading: Coming,
});

export function StoreListingBox(props: StoreListingProps) {
  return (
    <LazyWhenVisible name="allStores" className={classes.box}>
      <ErrorBoundary>
        <Listing {...props} />
      </ErrorBoundary>
    </LazyWhenVisible>
  );
}
