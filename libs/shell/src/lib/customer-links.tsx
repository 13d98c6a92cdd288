/** The pages of a customer, those that the provider has switched off left out (NAV-23 to NAV-27). */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { paths } from '@shop/util';
import {
  IconCoin,
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
import { useMenuText, useShellText } from './texts';

export function CustomerLinks({ className, close }: { className: string; close: () => void }) {
  const t = useShellText();
  const m = useMenuText();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const links = [
    { to: paths.profile(), words: t('account.profile'), Icon: IconUser },
    { to: paths.myOrders(), words: m('account.orders'), Icon: IconReceipt },
    { to: paths.wallet(), words: m('account.wallet'), Icon: IconWallet, hidden: !config?.wallet },
    { to: paths.coupons(), words: m('account.coupons'), Icon: IconTicket },
    { to: paths.loyalty(), words: m('account.loyalty'), Icon: IconCoin, hidden: !config?.loyalty },
    { to: paths.referral(), words: m('account.referral'), Icon: IconShare, hidden: !config?.referral },
    { to: paths.inbox(), words: m('account.messages'), Icon: IconMessage },
    { to: paths.settings(), words: m('account.settings'), Icon: IconSettings },
    { to: paths.trackOrder(), words: t('footer.track'), Icon: IconTruckDelivery },
  ];
  return links.map(({ to, words, Icon, hidden }) =>
    hidden ? null : (
      <Link key={to} className={className} to={to} onClick={close}>
        <Icon size={20} aria-hidden="true" />
        {words}
      </Link>
    ),
  );
}
