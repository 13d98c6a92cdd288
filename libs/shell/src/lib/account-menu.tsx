/** The menu behind the account button; loaded when it is first opened (NAV-23 to NAV-27). */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { Written } from '@shop/ui';
import { IconLogout } from '@tabler/icons-react';
import classes from './account-menu.module.css';
import menu from './menu-entry.module.css';
import { CustomerLinks } from './customer-links';
import { useMenuText } from './texts';

export default function AccountMenu({ close, onSignOut }: { close: () => void; onSignOut: () => void }) {
  const m = useMenuText();
  const { data: customer } = useGetCustomerQuery();
  return (
    <>
      <p className={classes.who}>
        <strong>
          <Written>{customer ? `${customer.firstName} ${customer.lastName}`.trim() : '…'}</Written>
        </strong>
        <Written as="span">{customer?.email ?? ''}</Written>
      </p>
      <div className={classes.entries}>
        <CustomerLinks className={menu.entry ?? ''} close={close} />
        <button type="button" className={menu.entry} onClick={onSignOut}>
          <IconLogout size={20} aria-hidden="true" />
          {m('account.signOut')}
        </button>
      </div>
    </>
  );
}
