/** What the app does for pages and sections of modules with features that they may not import. */
import type { ModulePorts } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import type { PickRequest } from '../app/app-shell-context';

const PartyForm = lazyView(() => import('./party-form'));
const PrescriptionForm = lazyView(() => import('./prescription-form'), {
  Loading: ({ loading }) => loading,
});
const CartColumn = lazyView(() => import('./cart-column'));

export const modulePorts = (pick: (request: PickRequest) => void): ModulePorts => ({
  pickPlace: (point, onPicked) => pick({ ...(point ? { start: { point } } : {}), onPicked }),
  partyForm: (form) => <PartyForm {...form} />,
  prescriptionForm: (order) => <PrescriptionForm {...order} />,
  cartColumn: () => <CartColumn />,
});
