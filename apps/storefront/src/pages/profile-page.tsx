/** `/profile?page={section}`: the sections of a customer, each also a page of its own (ROUTE-18). */
import { promoMessages } from '@shop/catalog-cards';
import { chatMessages, InboxPage } from '@shop/chat';
import { OrdersPage, ordersMessages } from '@shop/orders';
import { LoyaltyPage, ProfilePage, profileMessages, ReferralPage, SettingsPage, WalletPage } from '@shop/profile';
import { CouponsPage, promotionMessages } from '@shop/promotions';
import { Preferences } from '@shop/shell';
import { paths } from '@shop/util';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLeave } from '../wiring/use-leave';

export function Component() {
  const navigate = useNavigate();
  const leave = useLeave();
  const [params] = useSearchParams();
  const sections: Record<string, () => ReactNode> = {
    inbox: () => <InboxPage />,
    'my-orders': () => <OrdersPage onShop={() => void navigate(paths.home())} />,
    wallet: () => <WalletPage />,
    coupons: () => <CouponsPage />,
    'loyalty-points': () => <LoyaltyPage />,
    'referral-code': () => <ReferralPage />,
    settings: () => <SettingsPage preferences={<Preferences inWords />} onRemoved={leave} />,
  };
  const section =
    sections[params.get('page') ?? ''] ?? (() => <ProfilePage onBack={() => void navigate(-1)} onRemoved={leave} />);
  return section();
}
