/** Links to the customer's pages, without those that the provider has switched off (NAV-23 to NAV-27). */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { paths } from '@shop/util';
import {
  IconCoin,
  IconMapPin,
  IconMessage,
  IconReceipt,
  IconSettings,
  IconShare,
  IconTicket,
  IconTruckDelivery,
  IconUser,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMenuMessages, useShellMessages } from '../messages';

export interface CustomerLinksProps {
  className: string;
  close: () => void;
  /** For guests: only pages that are useful before sign-in, or that ask for it. */
  forGuests?: boolean;
}

export function CustomerLinks({ className, close, forGuests = false }: CustomerLinksProps) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const links = [
    { to: paths.profile(), caption: t('account.profile'), Icon: IconUser },
    { to: paths.myOrders(), caption: m('account.orders'), Icon: IconReceipt, ofGuests: true },
    { to: paths.addresses(), caption: m('account.addresses'), Icon: IconMapPin },
    { to: paths.wallet(), caption: m('account.wallet'), Icon: IconWallet, hidden: !config?.wallet, ofGuests: true },
    { to: paths.coupons(), caption: m('account.coupons'), Icon: IconTicket, ofGuests: true },
    { to: paths.loyalty(), caption: m('account.loyalty'), Icon: IconCoin, hidden: !config?.loyalty },
    { to: paths.referral(), caption: m('account.referral'), Icon: IconShare, hidden: !config?.referral },
    { to: paths.inbox(), caption: m('account.messages'), Icon: IconMessage },
    { to: paths.settings(), caption: m('account.settings'), Icon: IconSettings },
    { to: paths.trackOrder(), caption: t('footer.track'), Icon: IconTruckDelivery, ofGuests: true },
  ];
  return links.map(({ to, caption, Icon, hidden, ofGuests }) =>
    hidden || (forGuests && !ofGuests) ? null : (
      <Link key={to} className={className} to={to} onClick={close}>
        <Icon size={20} aria-hidden="true" />
        {caption}
      </Link>
    ),
  );
}
