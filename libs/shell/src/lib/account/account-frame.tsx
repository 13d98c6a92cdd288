/**
 * The frame around the pages of an account: on wide screens a rail with all of them, on small ones a link back to the overview. The
 * rail's place is kept from the first render; it comes once it is known who is signed in, which the server does not know.
 */
import { selectIsSignedIn } from '@shop/session';
import { paths } from '@shop/util';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import classes from './account-frame.module.css';
import { accountSectionOf, OVERVIEW } from './account-section';
import { useIsWide } from './use-is-wide';
import { AccountRail } from '../shell-parts';
import { useShellMessages } from '../../messages';

export function AccountFrame({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const t = useShellMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isWide = useIsWide();
  const section = accountSectionOf(useLocation());
  return (
    <div className={classes.frame}>
      <div className={classes.rail}>{isSignedIn && isWide ? <AccountRail onSignOut={onSignOut} /> : null}</div>
      <div>
        {section === OVERVIEW ? null : (
          <Link className={classes.back} to={paths.account()}>
            <IconChevronLeft size={20} aria-hidden="true" />
            {t('account.menu')}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
