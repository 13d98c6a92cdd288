/** Overlays of every page: menu, cart, map, module chooser. */
import { LocationPicker } from '@shop/address-location';
import { CartPanels } from '@shop/cart';
import type { Item, Place } from '@shop/domain';
import { findPage, type Address } from '@shop/page-engine';
import { useSession } from '@shop/session';
import { AccountDrawer, ModuleChooser, SignOut, type ModuleChooserProps } from '@shop/shell';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '../pages';
import type { AppShellValue, PickRequest } from './app-shell-context';
import type { ShellFacts } from './use-shell-facts';
import { useCartPanels } from '../wiring/use-cart-panels';

/** Deferred: the updates that follow the restore render in small tasks, after presses. */
export const useRestored = () => useDeferredValue(useSession('restored').restored);

/** Whether a page needs a module: help, orders and sign-in do not. */
const needsModule = (address: Address): boolean => findPage(pages, address)?.route.needsPlace ?? false;

/** Opens the module chooser where a module is needed; then it cannot be closed. */
function Chooser({
  needed,
  opened,
  ...rest
}: Omit<ModuleChooserProps, 'forced'> & { needed: boolean; opened: boolean }) {
  const restored = useRestored();
  const isForced = needed && restored;
  return isForced || opened ? <ModuleChooser {...rest} forced={isForced} /> : null;
}

function Cart({ facts, openItem }: Pick<ShellPanelsProps, 'facts' | 'openItem'>) {
  return <CartPanels {...useCartPanels(facts, openItem)} />;
}

export interface ShellPanelsProps {
  facts: ShellFacts;
  openItem: (item: Item | null) => void;
  menu: 'drawer' | 'leave' | null;
  onMenu: (menu: 'drawer' | 'leave' | null) => void;
  onSignOut: () => void;
  picking: PickRequest | null;
  onPicked: (place: Place) => void;
  onPickingEnded: () => void;
  isChoosing: boolean;
  onChoosingEnded: () => void;
  onChoose: AppShellValue['chooseModule'];
}

export function ShellPanels(props: ShellPanelsProps) {
  const { facts, menu, onMenu, picking, isChoosing } = props;
  const { config, place, module, hasCart } = facts;
  const location = useLocation();
  const closeMenu = () => onMenu(null);
  return (
    <>
      {menu === 'drawer' ? (
        <AccountDrawer
          hasPlace={place !== null}
          hasLists={hasCart}
          onClose={closeMenu}
          onSignOut={() => onMenu('leave')}
        />
      ) : null}
      {menu === 'leave' ? <SignOut onClose={closeMenu} onSignOut={props.onSignOut} /> : null}
      <Cart facts={facts} openItem={props.openItem} />
      {picking ? (
        <LocationPicker
          start={config?.defaultPlace ?? { lat: 0, lng: 0 }}
          chosen={picking.start ?? place}
          onPick={props.onPicked}
          onClose={props.onPickingEnded}
        />
      ) : null}
      <Chooser
        opened={isChoosing}
        needed={place !== null && module === null && needsModule(location)}
        onClose={props.onChoosingEnded}
        onChoose={props.onChoose}
      />
    </>
  );
}
