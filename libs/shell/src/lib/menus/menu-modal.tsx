/**
 * The two menus of the main bar: categories with their sub-categories, and stores (NAV-05, CAT-06). Loaded when first
 * opened.
 */
import { useScope } from '@shop/api-client';
import { useCategories, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { useModuleMessages } from '@shop/module-kit';
import { Dialog, EmptyState, LineSkeletons, LoadFailed, Picture, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { useMenuMessages, useShellMessages } from '../../messages';
import classes from '../bars/menus.module.css';

export type MenuName = 'categories' | 'stores';
/** Page size of the request (NAV-37). */
export const MENU_PAGE = 12;

function Categories({ close }: { close: () => void }) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const scope = useScope();
  const { data, isError, refetch } = useCategories(scope);
  if (isError && !data)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons count={5} label={t('loading')} />;
  if (data.length === 0) return <EmptyState drawing="search" title={m('menu.noCategories')} />;
  const link = (category: { id: string; slug: string | null }) =>
    paths.category({ ...category, moduleId: scope.moduleId ?? '' });
  return (
    <ul className={classes.categories}>
      {data.map((category) => (
        <li key={category.id}>
          <Link className={classes.category} to={link(category)} onClick={close}>
            <span className={classes.picture}>
              <Picture source={category.image} alt="" sizes="48px" />
            </span>
            <Written>{category.name}</Written>
          </Link>
          {category.children.length > 0 ? (
            <ul className={classes.children}>
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link to={link(child)} onClick={close}>
                    <Written>{child.name}</Written>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Stores({ close }: { close: () => void }) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const scope = useScope();
  const { data, isError, refetch } = useGetStoresInfiniteQuery({ scope, list: 'popular', limit: MENU_PAGE });
  if (isError && !data)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  const stores = data?.pages[0]?.entries;
  if (!stores) return <LineSkeletons count={5} label={t('loading')} />;
  return (
    <>
      <p className={classes.lists}>
        <Link to={paths.popularStores()} onClick={close}>
          {m('menu.popular')}
        </Link>
        <Link to={paths.latestStores()} onClick={close}>
          {m('menu.latest')}
        </Link>
      </p>
      {stores.length === 0 ? <EmptyState drawing="shop" title={m('menu.noStores')} /> : null}
      <ul className={classes.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <Link className={classes.category} to={paths.store(store)} onClick={close}>
              <span className={classes.picture}>
                <Picture source={store.logo} alt="" sizes="48px" round />
              </span>
              <Written>{store.name}</Written>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function MenuModal({ menu, onClose }: { menu: MenuName; onClose: () => void }) {
  const t = useShellMessages();
  const m = useMenuMessages();
  const ofModule = useModuleMessages();
  const title = menu === 'categories' ? t('menu.categories') : ofModule('stores', t('menu.stores'));
  return (
    <Dialog title={title} closeLabel={m('menu.close')} width={860} place="top" onClose={onClose}>
      {menu === 'categories' ? <Categories close={onClose} /> : <Stores close={onClose} />}
    </Dialog>
  );
}
