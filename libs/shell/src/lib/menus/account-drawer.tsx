/**
 * The menu of small screens, a drawer from the right: pages, nested lists, theme, language, sign-out (NAV-21, NAV-34 to
 * NAV-40).
 */
import { useScope } from '@shop/api-client';
import { useCategories, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { selectIsSignedIn } from '@shop/session';
import { Button, LineSkeletons, LoadFailed, SideSheet, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconChevronDown, IconHome, IconLifebuoy, IconLogout } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { CustomerLinks } from '../customer-links';
import { Preferences } from '../preferences';
import { useMenuMessages, useShellMessages } from '../../messages';
import classes from './account-drawer.module.css';
import menu from '../menu-entry.module.css';
import { CustomerName } from '../customer-name';
import { MENU_PAGE } from './menu-modal';

const MAX_SHOWN = 10;

interface Entry {
  id: string;
  name: string;
  to: string;
}
interface NestedProps {
  close: () => void;
}

function List({
  entries,
  failed,
  onRetry,
  all,
  close,
}: {
  entries: Entry[] | undefined;
  failed: boolean;
  onRetry: () => void;
  all: string;
  close: () => void;
}) {
  const t = useShellMessages();
  const m = useMenuMessages();
  if (failed && !entries) return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={onRetry} />;
  if (!entries) return <LineSkeletons count={3} label={t('loading')} />;
  return (
    <ul className={classes.nested}>
      {entries.slice(0, MAX_SHOWN).map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to} onClick={close}>
            <Written>{name}</Written>
          </Link>
        </li>
      ))}
      <li>
        <Link className={classes.all} to={all} onClick={close}>
          {m('menu.all')}
        </Link>
      </li>
    </ul>
  );
}

function CategoryList({ close }: NestedProps) {
  const scope = useScope();
  const { data, isError, refetch } = useCategories(scope);
  const entries = data?.map((category) => ({
    id: category.id,
    name: category.name,
    to: paths.category({ ...category, moduleId: scope.moduleId ?? '' }),
  }));
  return (
    <List entries={entries} failed={isError} onRetry={() => void refetch()} all={paths.categories()} close={close} />
  );
}

function StoreList({ list, close }: NestedProps & { list: 'latest' | 'popular' }) {
  const scope = useScope();
  const { data, isError, refetch } = useGetStoresInfiniteQuery({ scope, list, limit: MENU_PAGE });
  const entries = data?.pages[0]?.entries.map((store) => ({ id: store.id, name: store.name, to: paths.store(store) }));
  const all = list === 'latest' ? paths.latestStores() : paths.popularStores();
  return <List entries={entries} failed={isError} onRetry={() => void refetch()} all={all} close={close} />;
}

function Nested({ title, children }: { title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className={menu.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
      </button>
      {open ? children() : null}
    </div>
  );
}

/** The signed-in customer, or a sign-in link that returns to this page. */
function Head({ isSignedIn, close }: { isSignedIn: boolean; close: () => void }) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const location = useLocation();
  if (isSignedIn) return <CustomerName close={close} />;
  return (
    <div className={classes.head}>
      <p>{m('menu.signIn')}</p>
      <Button component={Link} to={paths.signInFrom(location)} onClick={close} fullWidth>
        {t('account.signIn')}
      </Button>
    </div>
  );
}

export interface AccountDrawerProps {
  hasPlace: boolean;
  /** Whether the module has categories and stores. */
  hasLists: boolean;
  onClose: () => void;
  onSignOut: () => void;
}

export default function AccountDrawer({ hasPlace, hasLists, onClose, onSignOut }: AccountDrawerProps) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <SideSheet title={m('menu.title')} closeLabel={m('menu.close')} width={340} onClose={onClose}>
      <nav className={classes.menu} aria-label={m('menu.title')}>
        <Head isSignedIn={isSignedIn} close={onClose} />
        <Link className={menu.entry} to={hasPlace ? paths.home() : paths.landing()} onClick={onClose}>
          <IconHome size={20} aria-hidden="true" />
          {t('home')}
        </Link>
        {hasPlace && hasLists ? (
          <>
            <Nested title={t('menu.categories')}>{() => <CategoryList close={onClose} />}</Nested>
            <Nested title={m('menu.latest')}>{() => <StoreList list="latest" close={onClose} />}</Nested>
            <Nested title={m('menu.popular')}>{() => <StoreList list="popular" close={onClose} />}</Nested>
          </>
        ) : null}
        <CustomerLinks className={menu.entry ?? ''} close={onClose} forGuests={!isSignedIn} />
        <Link className={menu.entry} to={paths.help()} onClick={onClose}>
          <IconLifebuoy size={20} aria-hidden="true" />
          {t('footer.help')}
        </Link>
        <div className={classes.preferences}>
          <Preferences withLabels />
        </div>
        {isSignedIn ? (
          <button type="button" className={menu.entry} onClick={onSignOut}>
            <IconLogout size={20} aria-hidden="true" />
            {m('account.signOut')}
          </button>
        ) : null}
      </nav>
    </SideSheet>
  );
}
