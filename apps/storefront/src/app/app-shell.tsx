/** the app shell around every page: header, footer, cart, dialogs, and the wiring between features. */
import { LocationButton, LocationPicker } from '@shop/address-location';
import { shopApi } from '@shop/api-client';
import { useGetConfigQuery, useGetLandingPageQuery, type ShopConfig } from '@shop/api-client/start';
import { CartBar, CartButton, cartLogSlice, CartPanels, CartProvider, useCart } from '@shop/cart';
import { ItemActionsProvider, WishActionsProvider } from '@shop/catalog-cards';
import { SearchBox } from '@shop/discovery';
import type { Place } from '@shop/domain';
import { useModuleDefinition } from '@shop/module-kit';
import { findPage, type Address } from '@shop/page-engine';
import { usePushOffered } from '@shop/push';
import { sessionSlice, takeNextPage, useSession } from '@shop/session';
import {
  AccountButton,
  AccountDrawer,
  BottomBar,
  ChatButton,
  Footer,
  Header,
  Menus,
  ModuleButton,
  ModuleChooser,
  type ModuleChooserProps,
  SignOut,
  useOfferedModules,
} from '@shop/shell';
import { reloadAfterToast, showToast, lazyPart, lazyOnPress, ToastHost } from '@shop/ui';
import { paths } from '@shop/util';
import { useWishActions, WishlistButton } from '@shop/wishlist';
import { Suspense, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import classes from './app-shell.module.css';
import { AppShellProvider, type AppShellValue, type PickRequest } from './app-shell-context';
import { chooseModule as switchModule } from './shop';
import { useShop } from './shop-context';
import { pages } from '../pages';
import { useAppMessages } from '../messages';
import { useItemActionsOfApp } from '../wiring/use-item-actions-of-app';
import { usePersonalCaches } from '../wiring/use-personal-caches';
import { useQuietCart } from '../wiring/use-quiet-cart';
import { useAppBootstrap } from '../wiring/use-app-bootstrap';

/** Where the provider's own site is: pictures come from there. */
const hostOf = (folders: Record<string, string>): string =>
  /^https?:\/\/[^/]+/.exec(Object.values(folders)[0] ?? '')?.[0] ?? '';
const NONE: readonly [] = [];
/** Only addresses that open a dialog load it. */
const ItemDialogHost = lazyOnPress(() => import('./item-dialog-host'));
const TrackingHost = lazyOnPress(() => import('./tracking-host'));
const Signs = lazyPart(() => import('./signs'));
const Consent = lazyPart(() => import('./consent'));
const PushMessages = lazyPart(() => import('./push-messages'));

/**
 * What has nothing to say before the browser's storage was read. The boundary is inside: one that the server drew may hydrate
 * after that, and would find something else in it.
 */
function OnceRestored({ children }: { children: ReactNode }) {
  return useRestored() ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** Where nothing can be shown without a module: help, orders and the way in do without. */
const needsModule = (address: Address): boolean => findPage(pages, address)?.route.needsPlace ?? false;

/** Later than the store: what the news hydrates gives way to presses, and is no part of the one task that tells it. */
const useRestored = () => useDeferredValue(useSession('restored').restored);

/** Asks for a module by itself where one is needed, and then takes no answer but one. */
function Chooser({ needed, opened, ...rest }: Omit<ModuleChooserProps, 'forced'> & { needed: boolean }) {
  const restored = useRestored();
  const isForced = needed && restored;
  return <ModuleChooser {...rest} opened={isForced || opened} forced={isForced} />;
}

/** Its texts come with every page: with little above it, it is on the first screen, and must not grow there. */
function Bottom({ config, hasPlace }: { config: ShopConfig; hasPlace: boolean }) {
  const { language } = useShop();
  const { data: landing } = useGetLandingPageQuery({ language });
  return <Footer config={config} landing={landing ?? null} hasPlace={hasPlace} backend={hostOf(config.folders)} />;
}

function Inner() {
  const t = useAppMessages();
  const shop = useShop();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { place, module, token } = useSession('place', 'module', 'token');
  const isSignedIn = token !== null;
  const sendsPush = usePushOffered();
  const definition = useModuleDefinition();
  const { data: config } = useGetConfigQuery({ language: shop.language });
  const { cart } = useCart();
  const [choosing, setChoosing] = useState(false);
  const [menu, setMenu] = useState<'drawer' | 'leave' | null>(null);
  const [picking, setPicking] = useState<PickRequest | null>(null);
  const isLanding = location.pathname === '/';
  const onHome = location.pathname === '/home';
  const { modules } = useOfferedModules(onHome);
  const hasCart = definition?.catalogue !== null && definition !== null;
  const { actions, openItem } = useItemActionsOfApp(shop.store);

  const chooseModule = useCallback<AppShellValue['chooseModule']>(
    (module) => {
      setChoosing(false);
      void switchModule(shop, module).then(() => {
        showToast(t('moduleChosen'));
        void navigate(paths.home());
      });
    },
    [shop, navigate, t],
  );
  const wishes = useWishActions();
  usePersonalCaches();
  useQuietCart();
  const signOut = () => {
    dispatch(cartLogSlice.actions.forgotten());
    dispatch(sessionSlice.actions.signedOut());
    showToast(t('signedOut'));
    if (!isLanding) void navigate(paths.home());
  };
  const chooseSaved = (place: Place) => {
    dispatch(sessionSlice.actions.placeChosen(place));
    reloadAfterToast(t('placeChosen'));
  };
  const frame = useMemo<AppShellValue>(() => ({ pickPlace: setPicking, chooseModule }), [chooseModule]);

  const picked = (place: Place) => {
    const back = picking?.onPicked;
    setPicking(null);
    if (back) {
      showToast(t('locationSet'));
      return back(place);
    }
    dispatch(sessionSlice.actions.placeChosen(place));
    dispatch(shopApi.util.invalidateTags(['Cart']));
    return void navigate(takeNextPage(document) ?? paths.home());
  };
  const asked = new URLSearchParams(location.search);
  const hasPlace = place !== null;
  const closeMenu = () => setMenu(null);
  const askToLeave = () => setMenu('leave');
  const hasChat = definition?.header.chat ?? false;
  const hasWishes = hasCart && hasPlace;
  const cartButton = useMemo(() => (hasCart ? <CartButton /> : null), [hasCart]);
  const wishButton = useMemo(() => (hasWishes ? <WishlistButton /> : null), [hasWishes]);
  const chatButton = useMemo(() => (hasChat ? <ChatButton /> : null), [hasChat]);
  const hasOwnButtons = /^\/(checkout|product)/.test(location.pathname);
  return (
    <AppShellProvider value={frame}>
      <ItemActionsProvider value={actions}>
        <WishActionsProvider value={wishes}>
          <Header
            variant={isLanding ? 'landing' : 'shop'}
            name={config?.businessName ?? ''}
            logo={config?.logo ?? null}
            hasPlace={hasPlace}
            showTrack={!isSignedIn}
            showContact={definition?.header.contactLink ?? false}
            place={<LocationButton place={place} onPickFromMap={() => setPicking({})} onPlace={chooseSaved} />}
            modules={module && !isLanding ? <ModuleButton onOpen={() => setChoosing(true)} /> : null}
            modulesInsteadOfLogo={onHome && (modules?.length ?? 0) > 1}
            menus={hasCart ? <Menus key={module?.id} /> : null}
            search={
              hasPlace && definition?.catalogue ? (
                <SearchBox key={location.pathname === '/home' ? location.search : 'elsewhere'} />
              ) : null
            }
            chat={chatButton}
            wishlist={wishButton}
            account={<AccountButton onSignOut={askToLeave} />}
            cart={cartButton}
            onMenu={() => setMenu('drawer')}
          />
          <AccountDrawer
            opened={menu === 'drawer'}
            hasPlace={hasPlace}
            hasLists={hasCart}
            onClose={closeMenu}
            onSignOut={askToLeave}
          />
          <SignOut asked={menu === 'leave'} onClose={closeMenu} onSignOut={signOut} />
          {isLanding || !hasPlace ? null : (
            <BottomBar wishlist={wishButton} cart={cartButton} chat={chatButton} quick={definition?.quick ?? NONE} />
          )}
          <main id="content" className={classes.main} tabIndex={-1}>
            <Outlet />
          </main>
          {config ? <Bottom config={config} hasPlace={hasPlace} /> : null}
          {hasCart && !hasOwnButtons ? <CartBar /> : null}
          <CartPanels
            onHome={onHome}
            goHome={() => void navigate(paths.home())}
            goCheckout={(page) => void navigate(paths.checkout(page))}
            goSignIn={(page) => void navigate(paths.signIn(paths.checkout(page)))}
            goSignUp={(page) => void navigate(paths.signUp(paths.checkout(page)))}
            editLine={(itemId) => openItem(cart.lines().find(({ item }) => item.id === itemId)?.item ?? null)}
            isSignedIn={isSignedIn}
            guestCheckout={config?.guestCheckout ?? false}
            freeDeliveryOver={config?.freeDeliveryOver ?? null}
          />
          <LocationPicker
            opened={picking !== null}
            start={config?.defaultPlace ?? { lat: 0, lng: 0 }}
            chosen={picking?.start ?? place}
            onPick={picked}
            onClose={() => setPicking(null)}
          />
          <Chooser
            opened={choosing}
            needed={hasPlace && module === null && needsModule(location)}
            onClose={() => setChoosing(false)}
            onChoose={chooseModule}
          />
          <Suspense fallback={null}>
            {asked.has('item') ? <ItemDialogHost /> : null}
            {asked.has('track') ? <TrackingHost /> : null}
          </Suspense>
          <OnceRestored>
            <Signs name={config?.businessName ?? ''} cart={cart} />
            {sendsPush && isSignedIn ? <PushMessages /> : null}
            {config?.cookiesText ? <Consent text={config.cookiesText} /> : null}
          </OnceRestored>
          <ToastHost closeLabel={t('dismiss')} />
          <ScrollRestoration />
        </WishActionsProvider>
      </ItemActionsProvider>
    </AppShellProvider>
  );
}

export function AppShell() {
  const shop = useShop();
  const cart = useAppBootstrap(shop);
  return (
    <CartProvider cart={cart}>
      <Inner />
    </CartProvider>
  );
}
