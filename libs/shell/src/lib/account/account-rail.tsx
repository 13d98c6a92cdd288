/** The rail at the left of the account's pages on wide screens: who is signed in, and all pages of the account. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { fullName } from '@shop/domain/order-start';
import { Avatar, WordSkeleton, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import classes from './account.module.css';
import { ACCOUNT_PAGES, useAccountGroups } from './account-groups';
import { AccountLine } from './account-line';
import { accountSectionOf, OVERVIEW } from './account-section';
import { useMenuMessages, useShellMessages } from '../../messages';

export function AccountRail({ onSignOut }: { onSignOut: () => void }) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const { data: customer } = useGetCustomerQuery();
  const groups = useAccountGroups();
  const section = accountSectionOf(useLocation());
  const current = section === OVERVIEW || ACCOUNT_PAGES.includes(section) ? section : 'profile-settings';
  const name = customer ? fullName(customer) : '';
  const markOf = (of: string) => (of === current ? ('page' as const) : undefined);
  return (
    <nav className={classes.rail} aria-label={t('account.menu')}>
      <Link className={classes.person} to={paths.account()} viewTransition aria-current={markOf(OVERVIEW)}>
        <Avatar source={customer?.image ?? null} name={name} />
        <span className={classes.who}>
          {/* Another text is another element: the place of a name of another width is no move. */}
          <Written as="strong" key={name}>
            {name || <WordSkeleton letters={12} />}
          </Written>
          <small>{m('hub.overview')}</small>
        </span>
      </Link>
      {groups.map(({ name: group, heading, entries }) => (
        <ul key={group} aria-label={heading}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <Link className={classes.line} to={entry.to} viewTransition aria-current={markOf(entry.name)}>
                <AccountLine {...entry} />
              </Link>
            </li>
          ))}
          {group === 'more' ? (
            <li>
              <button type="button" className={classes.line} onClick={onSignOut}>
                <IconLogout className={classes.icon} size={22} aria-hidden="true" />
                <span className={classes.caption}>{m('account.signOut')}</span>
              </button>
            </li>
          ) : null}
        </ul>
      ))}
    </nav>
  );
}
