/** The listing of stores at the end of a home: its code and words come when the customer is near. */
import { WithTexts } from '@shop/i18n';
import { Contained, Near, Waiting, lazyPart } from '@shop/ui';
import { Suspense } from 'react';
import type { StoreListingProps } from './store-listing';
import { storeListTexts, useDiscoveryText } from './texts';

const Listing = lazyPart(() => import('./store-listing').then(({ StoreListing }) => ({ default: StoreListing })));
const TEXTS = [storeListTexts];

export function StoreListing(props: StoreListingProps) {
  const t = useDiscoveryText();
  const coming = <Waiting name="storeList" label={t('loading')} />;
  return (
    <Near name="storeList">
      <Contained>
        <Suspense fallback={coming}>
          <WithTexts texts={TEXTS} coming={coming}>
            <Listing {...props} />
          </WithTexts>
        </Suspense>
      </Contained>
    </Near>
  );
}
