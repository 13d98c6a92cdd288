/** Coupons for the customer, or for everybody. */
import { useScope } from '@shop/api-client';
import { useGetCouponsQuery } from '@shop/api-client/coupons';
import { CouponCard } from '@shop/catalog-cards';
import { SectionSkeleton } from '@shop/module-kit';
import { useSession } from '@shop/session';
import { paths } from '@shop/util';
import { Rail } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import { useBelowFoldMessages } from '../../../messages';

const SIZE = { width: 'min(80vw, 300px)', height: '160px' };

export function View() {
  const t = useBelowFoldMessages();
  const { token } = useSession('token');
  const query = useDeferredValue(useGetCouponsQuery({ scope: useScope(), mine: token !== null }));
  if (query.isLoading) return <SectionSkeleton />;
  return (
    <Rail title={t('coupons')} more={paths.coupons()} query={query} entries={query.data ?? []} size={SIZE} isOptional>
      {(coupon) => <CouponCard coupon={coupon} />}
    </Rail>
  );
}
