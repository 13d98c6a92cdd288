/** The lazy store listing at the end of a home page: code and messages load when the customer scrolls near. */
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary, LazyBoundary, LazyWhenVisible, SectionPlaceholder, lazyPart } from '@shop/ui';
import classes from './store-listing-box.module.css';
import type { StoreListingProps } from './store-listing';
import { storeListMessages, useDiscoveryMessages } from '../messages';

const Listing = lazyPart(() => import('./store-listing').then(({ StoreListing }) => ({ default: StoreListing })));
const MESSAGES = [storeListMessages];

export function StoreListing(props: StoreListingProps) {
  const t = useDiscoveryMessages();
  const coming = <SectionPlaceholder name="allStores" label={t('loading')} className={classes.box} />;
  return (
    <LazyWhenVisible name="allStores" className={classes.box}>
      <ErrorBoundary>
        <LazyBoundary fallback={coming}>
          <WithMessages messages={MESSAGES} fallback={coming}>
            <Listing {...props} />
          </WithMessages>
        </LazyBoundary>
      </ErrorBoundary>
    </LazyWhenVisible>
  );
}
