/** `/coupons`: coupons with their terms and a copy button (PROMO-10 to PROMO-13, ROUTE-29). */
import { useScope } from '@shop/api-client';
import { useGetCouponsQuery } from '@shop/api-client/coupons';
import { CouponCard } from '@shop/catalog-cards';
import { useOwnPageTitle } from '@shop/page-engine';
import { useSession } from '@shop/session';
import { CardSkeletons, EmptyState, LoadFailed, Page, Text, Title } from '@shop/ui';
import { HomeButton } from './home-button';
import classes from './pages.module.css';
import { usePromotionMessages } from '../messages';

export function CouponsPage() {
  const t = usePromotionMessages();
  const scope = useScope();
  const { token } = useSession('token');
  // As a section of the account it has the profile's definition, and this title.
  useOwnPageTitle(t('coupons'));
  const { currentData: data, isError, refetch } = useGetCouponsQuery({ scope, mine: token !== null });
  return (
    <Page>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          {t('coupons')}
        </Title>
        <Text className={classes.text}>{t('couponsText')}</Text>
      </header>
      {isError && !data ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeletons count={4} ratio={2} label={t('loading')} />
      ) : data.length === 0 ? (
        <EmptyState drawing="tag" title={t('noCoupons')} text={t('noCouponsText')} action={<HomeButton />} />
      ) : (
        <ul className={classes.stores}>
          {data.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
