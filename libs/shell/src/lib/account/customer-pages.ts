/** The pages of a customer, for menus, the rail and the hub; without those that the provider has switched off (NAV-23 to NAV-27). */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { paths } from '@shop/util';
import {
  IconBell,
  IconCoins,
  IconMapPin,
  IconMessage,
  IconReceipt,
  IconSettings,
  IconShare,
  IconTicket,
  IconTruckDelivery,
  IconUser,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import { useMenuMessages, useShellMessages } from '../../messages';

export type CustomerPageName =
  | 'profile-settings'
  | 'my-orders'
  | 'address'
  | 'wallet'
  | 'coupons'
  | 'loyalty-points'
  | 'referral-code'
  | 'notifications'
  | 'inbox'
  | 'settings'
  | 'track-order';

export interface CustomerPage {
  /** Its section of `/profile?page=…`, which is its path too. */
  name: CustomerPageName;
  to: string;
  caption: string;
  Icon: Icon;
  /** Useful before sign-in, or asks for it. */
  ofGuests?: boolean;
}

export function useCustomerPages(): CustomerPage[] {
  const t = useShellMessages();
  const m = useMenuMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const pages: (CustomerPage & { hidden?: boolean })[] = [
    { name: 'profile-settings', to: paths.profile(), caption: t('account.profile'), Icon: IconUser },
    { name: 'my-orders', to: paths.myOrders(), caption: m('account.orders'), Icon: IconReceipt, ofGuests: true },
    { name: 'address', to: paths.addresses(), caption: m('account.addresses'), Icon: IconMapPin },
    {
      name: 'wallet',
      to: paths.wallet(),
      caption: m('account.wallet'),
      Icon: IconWallet,
      hidden: !config?.wallet,
      ofGuests: true,
    },
    { name: 'coupons', to: paths.coupons(), caption: m('account.coupons'), Icon: IconTicket, ofGuests: true },
    {
      name: 'loyalty-points',
      to: paths.loyalty(),
      caption: m('account.loyalty'),
      Icon: IconCoins,
      hidden: !config?.loyalty,
    },
    {
      name: 'referral-code',
      to: paths.referral(),
      caption: m('account.referral'),
      Icon: IconShare,
      hidden: !config?.referral,
    },
    { name: 'notifications', to: paths.notifications(), caption: m('account.notifications'), Icon: IconBell },
    { name: 'inbox', to: paths.inbox(), caption: m('account.messages'), Icon: IconMessage },
    { name: 'settings', to: paths.settings(), caption: m('account.settings'), Icon: IconSettings },
    {
      name: 'track-order',
      to: paths.trackOrder(),
      caption: t('footer.track'),
      Icon: IconTruckDelivery,
      ofGuests: true,
    },
  ];
  return pages.filter(({ hidden }) => !hidden);
}
