/** `/profile?page=account`: the overview of the account, which is its menu on phones. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { fullName } from '@shop/domain/order-start';
import { useOwnPageTitle } from '@shop/page-engine';
import { Avatar, Page, Title, WordSkeleton, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconHeart, IconLifebuoy, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './account.module.css';
import { useAccountGroups, type AccountGroup } from './account-groups';
import { AccountLine } from './account-line';
import { useMenuMessages, useShellMessages } from '../../messages';

export interface AccountHubProps {
  /** Opens the favourites; null: the module has none. */
  onFavourites: (() => void) | null;
  onSignOut: () => void;
}

/** What stands in a group beside its pages. */
function Extras({ group, onFavourites, onSignOut }: AccountHubProps & { group: AccountGroup }) {
  const t = useShellMessages();
  const m = useMenuMessages();
  if (group === 'own' && onFavourites)
    return (
      <li>
        <button type="button" className={classes.line} aria-haspopup="dialog" onClick={onFavourites}>
          <AccountLine Icon={IconHeart} caption={m('hub.favourites')} fact={null} unread={null} />
        </button>
      </li>
    );
  if (group !== 'more') return null;
  return (
    <>
      <li>
        <Link className={classes.line} to={paths.help()}>
          <AccountLine Icon={IconLifebuoy} caption={t('footer.help')} fact={null} unread={null} />
        </Link>
      </li>
      <li>
        <button type="button" className={classes.line} onClick={onSignOut}>
          <IconLogout className={classes.icon} size={22} aria-hidden="true" />
          <span className={classes.caption}>{m('account.signOut')}</span>
        </button>
      </li>
    </>
  );
}

export default function AccountHub(props: AccountHubProps) {
  const t = useShellMessages();
  const { data: customer } = useGetCustomerQuery();
  const groups = useAccountGroups();
  useOwnPageTitle(t('account.menu'));
  return (
    <Page>
      <header className={classes.head}>
        <Avatar source={customer?.image ?? null} name={customer ? fullName(customer) : ''} size={64} />
        <div className={classes.who}>
          <Title order={1}>{t('account.menu')}</Title>
          <Written as="span" className={classes.sub} key={customer ? 'name' : 'none'}>
            {customer ? fullName(customer) : <WordSkeleton letters={14} />}
          </Written>
          <Written as="span" className={classes.sub}>
            {customer?.email || customer?.phone}
          </Written>
        </div>
      </header>
      <div className={classes.groups}>
        {groups.map(({ name, heading, entries }) => (
          <section key={name} aria-label={heading}>
            <h2 className={classes.groupTitle}>{heading}</h2>
            <ul className={classes.group}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Link className={classes.line} to={entry.to}>
                    <AccountLine {...entry} />
                  </Link>
                </li>
              ))}
              <Extras group={name} {...props} />
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
