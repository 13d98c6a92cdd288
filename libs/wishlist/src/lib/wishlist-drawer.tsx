/**
 * The wish list drawer: a tab for items and one for stores; opens on the first that is not empty (WISH-01 to WISH-04,
 * WISH-17).
 */
import { ItemCard, StoreCard } from '@shop/catalog-cards';
import { useModuleMessages } from '@shop/module-kit';
import { Button, EmptyState, LineSkeletons, LoadFailed, SideSheet, Tabs } from '@shop/ui';
import { paths } from '@shop/util';
import { Link, useLocation } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import classes from './wishlist-drawer.module.css';
import { useWishlistMessages } from '../messages';
import { useWishes } from './use-wish-actions';

/** Closes the drawer when an entry navigates. */
function useCloseOnLeave(onClose: () => void): void {
  const { pathname, search } = useLocation();
  const here = useRef(pathname + search);
  useEffect(() => {
    if (here.current !== pathname + search) onClose();
  }, [pathname, search, onClose]);
}

type Wishes = NonNullable<ReturnType<typeof useWishes>['currentData']>;

function Lists({ wishes, onClose }: { wishes: Wishes; onClose: () => void }) {
  const t = useWishlistMessages();
  const m = useModuleMessages();
  // Initial only: removing the last entry of a tab does not switch tabs.
  const [tab, setTab] = useState<string | null>(
    wishes.items.length === 0 && wishes.stores.length > 0 ? 'stores' : 'items',
  );
  const emptyProps = {
    drawing: 'heart',
    text: t('drawer.hint'),
    actions: [{ label: t('drawer.shop'), to: paths.home(), onClick: onClose }],
  } as const;
  if (wishes.items.length + wishes.stores.length === 0)
    return <EmptyState {...emptyProps} title={t('drawer.nothing')} />;
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List grow aria-label={t('drawer.tabs')}>
        <Tabs.Tab value="items">{m('items')}</Tabs.Tab>
        <Tabs.Tab value="stores">{t('drawer.stores')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="items" className={classes.list}>
        {wishes.items.length === 0 ? (
          <EmptyState {...emptyProps} title={t('drawer.noItems', { items: m('favourites') })} />
        ) : (
          wishes.items.map((item) => <ItemCard key={item.id} item={item} layout="list" withStore />)
        )}
      </Tabs.Panel>
      <Tabs.Panel value="stores" className={classes.list}>
        {wishes.stores.length === 0 ? (
          <EmptyState {...emptyProps} title={t('drawer.noStores')} />
        ) : (
          wishes.stores.map((store) => <StoreCard key={store.id} store={store} layout="cover" />)
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

export default function WishlistDrawer({ onClose }: { onClose: () => void }) {
  const t = useWishlistMessages();
  const { currentData: wishes, isError, isSignedIn, refetch } = useWishes();
  const { pathname, search } = useLocation();
  useCloseOnLeave(onClose);
  return (
    <SideSheet title={t('drawer.title')} closeLabel={t('drawer.close')} width={440} onClose={onClose}>
      {!isSignedIn ? (
        <EmptyState
          drawing="heart"
          title={t('signedOut')}
          text={t('drawer.signInText')}
          action={
            <Button component={Link} to={paths.signIn(pathname + search)}>
              {t('drawer.signIn')}
            </Button>
          }
        />
      ) : isError && !wishes ? (
        <LoadFailed
          isWhole
          title={t('drawer.loadFailed')}
          retryLabel={t('drawer.retry')}
          onRetry={() => void refetch()}
        />
      ) : !wishes ? (
        <div className={classes.list}>
          <LineSkeletons count={4} label={t('drawer.loading')} />
        </div>
      ) : (
        <Lists wishes={wishes} onClose={onClose} />
      )}
    </SideSheet>
  );
}
