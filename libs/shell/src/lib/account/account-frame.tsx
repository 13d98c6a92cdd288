/**
 * Beside the pages of an account: on wide screens a rail with all of them, on small ones a link back to the overview. The app shell keeps
 * its place from the first render; it comes once it is known who is signed in, which the server does not know.
 */
import { paths } from '@shop/util';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import classes from './account.module.css';
import { AccountRail } from './account-rail';
import { accountSectionOf, OVERVIEW } from './account-section';
import { useIsWide } from './use-is-wide';
import { useShellMessages } from '../../messages';

export default function AccountFrame({ onSignOut }: { onSignOut: () => void }) {
  const t = useShellMessages();
  const isWide = useIsWide();
  const isOverview = accountSectionOf(useLocation()) === OVERVIEW;
  if (isWide) return <AccountRail onSignOut={onSignOut} />;
  return (
    <Link className={classes.back} to={isOverview ? paths.home() : paths.account()}>
      <IconChevronLeft size={20} aria-hidden="true" />
      {isOverview ? t('home') : t('account.menu')}
    </Link>
  );
}
