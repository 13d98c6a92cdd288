/** The sign-in link or the customer's menu; on small screens an avatar that links to the profile (NAV-14, NAV-20). */
import { selectIsSignedIn } from '@shop/session';
import { Disclosure, iconLink, lazyOnPress } from '@shop/ui';
import { paths } from '@shop/util';
import { IconUser } from '@tabler/icons-react';

import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { Opened } from './opened';
import classes from './account-button.module.css';
import { useShellMessages } from '../messages';

const AccountMenu = lazyOnPress(() => import('./account-menu'));

/** @param onSignOut asks for confirmation first, see {@link SignOut} */
export function AccountButton({ onSignOut }: { onSignOut: () => void }) {
  const t = useShellMessages();
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn)
    return (
      <Link
        className={classes.signIn}
        to={pathname.startsWith('/auth/') ? paths.signIn() : paths.signIn(pathname + search)}
      >
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
            <Opened>
              <AccountMenu
                close={close}
                onSignOut={() => {
                  close();
                  onSignOut();
                }}
              />
            </Opened>
          )}
        </Disclosure>
      </span>
    </>
  );
}
