/** `/profile?page={section}`: a customer's sections, each of which is also a page of its own (ROUTE-18). */
import { addressesRoute } from '@shop/address-location';
import { inboxRoute } from '@shop/chat';
import { useModuleDefinition } from '@shop/module-kit';
import { PagePart, type PageRoute } from '@shop/page-engine';
import { interestsRoute, loyaltyRoute, ProfilePage, referralRoute, walletRoute } from '@shop/profile';
import { couponsRoute } from '@shop/promotions';
import { AccountHub, OVERVIEW } from '@shop/shell';
import { LineSkeletons, Page } from '@shop/ui';
import { useWishlistDrawer } from '@shop/wishlist';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppShell } from '../app/app-shell-context';
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
  interests: interestsRoute,
  address: addressesRoute,
};

/** The overview: all pages of the account, which is how phones reach them. */
function Overview() {
  const { askSignOut } = useAppShell();
  const definition = useModuleDefinition();
  const [drawer, openFavourites] = useWishlistDrawer();
  const hasFavourites = Boolean(definition?.catalogue);
  return (
    <>
      <AccountHub onFavourites={hasFavourites ? openFavourites : null} onSignOut={askSignOut} />
      {drawer}
    </>
  );
}

export function Component() {
  const t = useAppMessages();
  const navigate = useNavigate();
  const leave = useLeave();
  const [params] = useSearchParams();
  const section = params.get('page') ?? '';
  if (section === OVERVIEW) return <Overview />;
  const route = SECTIONS[section];
  if (!route) return <ProfilePage onBack={() => void navigate(-1)} onRemoved={leave} />;
  const coming = (
    <Page narrow>
      <LineSkeletons count={5} label={t('signIn.text')} />
    </Page>
  );
  return <PagePart key={route.path} route={route} fallback={coming} />;
}
