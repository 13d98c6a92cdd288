/** The sign-in link or the customer's menu; on small screens an avatar that links to the profile (NAV-14, NAV-20). */
import { selectIsSignedIn } from '@shop/session';
import { Disclosure, iconLink } from '@shop/ui';
import { paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { IconUser } from '@tabler/icons-react';

import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import classes from './account-button.module.css';
import { MENU_MESSAGES, useShellMessages } from '../messages';

const AccountMenu = lazyView(() => import('./account-menu'), { on: 'press', messages: MENU_MESSAGES });

/** @param onSignOut asks for confirmation first, see {@link SignOut} */
export function AccountButton({ onSignOut }: { onSignOut: () => void }) {
  const t = useShellMessages();
  const location = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn)
    return (
      <Link className={classes.signIn} to={paths.signInFrom(location)}>
        <IconUser size={22} aria-hidden="true" />
        <span>{t('account.signIn')}</span>
      </Link>
    );
  return (
    <>
      <Link to={paths.profile()} aria-label={t('account.profile')} className={`${iconLink} ${classes.narrow}`}>
        <IconUser size={22} color="var(--mantine-primary-color-light-color)" />
      </Link>
      <span className={classes.wide}>
        <Disclosure
          face={<IconUser size={22} aria-hidden="true" color="var(--mantine-primary-color-light-color)" />}
          label={t('account.menu')}
          align="end"
        >
          {(close) => (
            <AccountMenu
              close={close}
              onSignOut={() => {
                close();
                onSignOut();
              }}
            />
          )}
        </Disclosure>
      </span>
    </>
  );
}
