/** The menu behind the account button; loaded when it is first opened. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { paths } from '@shop/util';
import { IconLogout, IconMessage, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './account-menu.module.css';
import { useShellText } from './texts';

export default function AccountMenu({ close, onSignOut }: { close: () => void; onSignOut: () => void }) {
  const t = useShellText();
  const { data: customer } = useGetCustomerQuery();
  return (
    <>
      <p className={classes.who}>
        <strong>{customer ? `${customer.firstName} ${customer.lastName}`.trim() : '…'}</strong>
        <span>{customer?.email ?? ''}</span>
      </p>
      <Link className={classes.entry} to={paths.myOrders()} onClick={close}>
        <IconReceipt size={20} aria-hidden="true" />
        {t('account.orders')}
      </Link>
      <Link className={classes.entry} to={paths.inbox()} onClick={close}>
        <IconMessage size={20} aria-hidden="true" />
        {t('account.messages')}
      </Link>
      <button type="button" className={classes.entry} onClick={onSignOut}>
        <IconLogout size={20} aria-hidden="true" />
        {t('account.signOut')}
      </button>
    </>
  );
}
