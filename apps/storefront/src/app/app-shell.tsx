/** The app shell around every page: header, footer, cart, dialogs, and the wiring between features. */
import { shopApi } from '@shop/api-client';
import { useGetLandingPageQuery, type ShopConfig } from '@shop/api-client/start';
import { CartBar, cartLogSlice, CartProvider, useCart } from '@shop/cart';
import { ItemActionsProvider, WishActionsProvider } from '@shop/catalog-cards';
import type { Place } from '@shop/domain';
import { ModulePortsProvider } from '@shop/module-kit';
import { reloadVisit, sessionSlice, takeNextPage } from '@shop/session';
import { AccountFrame, Footer } from '@shop/shell';
import { ErrorBoundary, reloadAfterToast, showToast, ToastHost } from '@shop/ui';
import { paths } from '@shop/util';
import { useWishActions } from '@shop/wishlist';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import classes from './app-shell.module.css';
import { AppShellProvider, type AppShellValue, type PickRequest } from './app-shell-context';
import { ShellBars } from './shell-bars';
import { ShellOnDemand } from './shell-on-demand';
import { ShellPanels } from './shell-panels';
import { chooseModule as switchModule } from './shop';
import { useShop } from './shop-context';
import { useShellFacts, type ShellFacts } from './use-shell-facts';
import { useAppMessages } from '../messages';
import { modulePorts } from '../wiring/module-ports';
import { ArrivalsOfPlace } from '../wiring/store-arrivals';
import { useAppBootstrap } from '../wiring/use-app-bootstrap';
import { useItemActionsOfApp } from '../wiring/use-item-actions-of-app';
import { PersonalCaches } from '../wiring/personal-caches';
import { useSuppressedToasts } from '../wiring/use-suppressed-toasts';

/** Origin of the provider's own site, which serves the pictures. */
const hostOf = (folders: Record<string, string>): string =>
  /^https?:\/\/[^/]+/.exec(Object.values(folders)[0] ?? '')?.[0] ?? '';

/** The footer's texts come with every page: on a short page it is on the first screen and must not grow later. */
function Bottom({ config, hasPlace }: { config: ShopConfig; hasPlace: boolean }) {
  const { language } = useShop();
  const { data: landing } = useGetLandingPageQuery({ language });
  return <Footer config={config} landing={landing ?? null} hasPlace={hasPlace} backend={hostOf(config.folders)} />;
}

/** What is below every page that is not one form. */
function BelowPage({ facts: { config, place, hasCart, page } }: { facts: ShellFacts }) {
  return (
    <>
      {config ? <Bottom config={config} hasPlace={place !== null} /> : null}
      {hasCart && !page.hidesCartBar ? <CartBar /> : null}
    </>
  );
}

/** Actions of the shell and their navigation. */
function useDecisions({ isLanding }: ShellFacts['page']) {
  const t = useAppMessages();
  const shop = useShop();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const chooseModule = useCallback<AppShellValue['chooseModule']>(
    (module) =>
      void switchModule(shop, module).then(() => {
        showToast(t('moduleChosen'));
        void navigate(paths.home());
      }),
    [shop, navigate, t],
  );
  const signOut = () => {
    dispatch(cartLogSlice.actions.cleared());
    dispatch(sessionSlice.actions.signedOut());
    showToast(t('signedOut'));
    if (!isLanding) void navigate(paths.home());
  };
  const chooseSaved = (place: Place) => {
    dispatch(sessionSlice.actions.placeChosen(place));
    reloadAfterToast(t('placeChosen'), reloadVisit);
  };
  const choosePicked = (place: Place, onPicked: PickRequest['onPicked']) => {
    if (onPicked) {
      showToast(t('locationSet'));
      return onPicked(place);
    }
    dispatch(sessionSlice.actions.placeChosen(place));
    dispatch(shopApi.util.invalidateTags(['Cart']));
    return void navigate(takeNextPage() ?? paths.home());
  };
  return { chooseModule, signOut, chooseSaved, choosePicked };
}

/** The page, with the frame of an account beside it. */
function PageArea({ facts: { isSignedIn, page }, onSignOut }: { facts: ShellFacts; onSignOut: () => void }) {
  if (!page.isAccount) return <Outlet />;
  return (
    <div className={classes.account}>
      <div>{isSignedIn ? <AccountFrame onSignOut={onSignOut} /> : null}</div>
      <div>
        <Outlet />
      </div>
    </div>
  );
}

function Inner() {
  const t = useAppMessages();
  const shop = useShop();
  const facts = useShellFacts();
  const { page } = facts;
  const { cart } = useCart();
  const { actions, openItem } = useItemActionsOfApp(shop.store);
  const wishes = useWishActions();
  const [choosing, setChoosing] = useState(false);
  const [menu, setMenu] = useState<'drawer' | 'leave' | null>(null);
  const [picking, setPicking] = useState<PickRequest | null>(null);
  const decisions = useDecisions(page);
  const { chooseModule } = decisions;
  useSuppressedToasts();
  const choose = useCallback<AppShellValue['chooseModule']>(
    (module) => {
      setChoosing(false);
      chooseModule(module);
    },
    [chooseModule],
  );
  const shell = useMemo<AppShellValue>(
    () => ({ pickPlace: setPicking, chooseModule: choose, askSignOut: () => setMenu('leave') }),
    [choose],
  );
  const ports = useMemo(() => modulePorts(setPicking), []);
  const picked = (found: Place) => {
    setPicking(null);
    decisions.choosePicked(found, picking?.onPicked);
  };
  return (
    <AppShellProvider value={shell}>
      <ModulePortsProvider value={ports}>
        <ItemActionsProvider value={actions}>
          <WishActionsProvider value={wishes}>
            <ShellBars
              facts={facts}
              onPlace={decisions.chooseSaved}
              onPickFromMap={() => setPicking({})}
              onModules={() => setChoosing(true)}
              onMenu={() => setMenu('drawer')}
              onSignOut={shell.askSignOut}
            />
            <main id="content" className={classes.main} tabIndex={-1}>
              <PageArea facts={facts} onSignOut={shell.askSignOut} />
            </main>
            <ErrorBoundary>{page.isFocused || page.hidesFooter ? null : <BelowPage facts={facts} />}</ErrorBoundary>
            <ShellPanels
              facts={facts}
              openItem={openItem}
              menu={menu}
              onMenu={setMenu}
              onSignOut={decisions.signOut}
              picking={picking}
              onPicked={picked}
              onPickingEnded={() => setPicking(null)}
              isChoosing={choosing}
              onChoosingEnded={() => setChoosing(false)}
              onChoose={choose}
            />
            <ShellOnDemand facts={facts} cart={cart} />
            <ErrorBoundary>
              <ToastHost closeLabel={t('dismiss')} />
            </ErrorBoundary>
            <ScrollRestoration />
          </WishActionsProvider>
        </ItemActionsProvider>
      </ModulePortsProvider>
    </AppShellProvider>
  );
}

export function AppShell() {
  const shop = useShop();
  const cart = useAppBootstrap(shop);
  return (
    <CartProvider cart={cart}>
      <ArrivalsOfPlace>
        <Inner />
        <PersonalCaches />
      </ArrivalsOfPlace>
    </CartProvider>
  );
}
