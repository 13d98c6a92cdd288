/** The account menu; loaded when it is first opened (NAV-23 to NAV-27). */
import { IconLogout } from '@tabler/icons-react';
import classes from './account-menu.module.css';
import menu from './menu-entry.module.css';
import { CustomerLinks } from './customer-links';
import { useMenuMessages } from '../messages';
import { CustomerName } from './customer-name';

export default function AccountMenu({ close, onSignOut }: { close: () => void; onSignOut: () => void }) {
  const m = useMenuMessages();
  return (
    <>
      <CustomerName close={close} />
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
