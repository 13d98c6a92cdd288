/** `/profile?page={section}`: a customer's sections, each of which is also a page of its own (ROUTE-18). */
import { inboxRoute } from '@shop/chat';
import { PagePart, type PageRoute } from '@shop/page-engine';
import { loyaltyRoute, ProfilePage, referralRoute, walletRoute } from '@shop/profile';
import { couponsRoute } from '@shop/promotions';
import { LineSkeletons, Page } from '@shop/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppMessages } from '../messages';
import { myOrdersRoute, settingsRoute } from './routes';
import { useLeave } from '../wiring/use-leave';

const SECTIONS: Readonly<Record<string, PageRoute>> = {
  inbox: inboxRoute,
  'my-orders': myOrdersRoute,
  wallet: walletRoute,
  coupons: couponsRoute,
  'loyalty-points': loyaltyRoute,
  'referral-code': referralRoute,
  settings: settingsRoute,
};

export function Component() {
  const t = useAppMessages();
  const navigate = useNavigate();
  const leave = useLeave();
  const [params] = useSearchParams();
  const route = SECTIONS[params.get('page') ?? ''];
  if (!route) return <ProfilePage onBack={() => void navigate(-1)} onRemoved={leave} />;
  const coming = (
    <Page narrow>
      <LineSkeletons count={5} label={t('signIn.text')} />
    </Page>
  );
  return <PagePart key={route.path} route={route} fallback={coming} />;
}
