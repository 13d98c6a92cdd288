/** The header, and the bottom bar of small screens, with the buttons of the module's features. */
import { LocationButton } from '@shop/address-location';
import { CartButton } from '@shop/cart';
import { SearchBox } from '@shop/discovery';
import type { Place } from '@shop/domain';
import { NoticeBell } from '@shop/profile/bell';
import { AccountButton, BottomBar, ChatButton, Header, Menus, ModuleButton, useOfferedModules } from '@shop/shell';
import { ErrorBoundary } from '@shop/ui';
import { WishlistButton } from '@shop/wishlist';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellFacts } from './use-shell-facts';

export interface ShellBarsProps {
  facts: ShellFacts;
  onPlace: (place: Place) => void;
  onPickFromMap: () => void;
  onModules: () => void;
  onMenu: () => void;
  onSignOut: () => void;
}

/** Memoized elements: a new element would make React drop server HTML that is not hydrated yet. */
function useButtons({ hasCart, hasChat, place }: ShellFacts) {
  const hasWishes = hasCart && place !== null;
  const cart = useMemo(() => (hasCart ? <CartButton /> : null), [hasCart]);
  const wishlist = useMemo(() => (hasWishes ? <WishlistButton /> : null), [hasWishes]);
  const chat = useMemo(() => (hasChat ? <ChatButton /> : null), [hasChat]);
  return { cart, wishlist, chat };
}

/** Header props from the shop's config and the module. */
const headerFacts = ({ config, place, definition, isSignedIn, page }: ShellFacts) => ({
  variant: page.isLanding ? ('landing' as const) : page.isFocused ? ('focus' as const) : ('shop' as const),
  name: config?.businessName ?? '',
  logo: config?.logo ?? null,
  hasPlace: place !== null,
  showTrack: !isSignedIn,
  showContact: definition?.header.contactLink ?? false,
});

function Search({ isHome }: ShellFacts['page']) {
  const { search } = useLocation();
  return (
    <ErrorBoundary>
      <SearchBox key={isHome ? search : 'elsewhere'} />
    </ErrorBoundary>
  );
}

/** Visitors have no notifications. */
function Bell({ isSignedIn }: { isSignedIn: boolean }) {
  if (!isSignedIn) return null;
  return (
    <ErrorBoundary>
      <NoticeBell />
    </ErrorBoundary>
  );
}

/** The bars stay when one of their parts breaks (decision 081). */
function MenusOf({ moduleId }: { moduleId: string | undefined }) {
  return (
    <ErrorBoundary>
      <Menus key={moduleId} />
    </ErrorBoundary>
  );
}

export function ShellBars({ facts, onPlace, onPickFromMap, onModules, onMenu, onSignOut }: ShellBarsProps) {
  const { place, module, definition, hasCart, isSignedIn, page } = facts;
  const { isHome = false } = page;
  const header = headerFacts(facts);
  const isInShop = header.variant === 'shop';
  const { modules } = useOfferedModules(isHome);
  const buttons = useButtons(facts);
  return (
    <>
      <Header
        {...header}
        {...buttons}
        place={<LocationButton place={place} onPickFromMap={onPickFromMap} onPlace={onPlace} />}
        modules={module && isInShop ? <ModuleButton onOpen={onModules} /> : null}
        modulesInsteadOfLogo={isHome && (modules?.length ?? 0) > 1}
        menus={hasCart ? <MenusOf moduleId={module?.id} /> : null}
        search={place && definition?.catalogue ? <Search isHome={isHome} /> : null}
        account={<AccountButton onSignOut={onSignOut} />}
        bell={<Bell isSignedIn={isSignedIn} />}
        onMenu={onMenu}
      />
      <ErrorBoundary>{isInShop && place ? <BottomBar {...buttons} module={definition} /> : null}</ErrorBoundary>
    </>
  );
}
