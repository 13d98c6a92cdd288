/** What the app does for pages and sections of modules with features that they may not import. */
import type { ModulePorts } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import type { PickRequest } from '../app/app-shell-context';

const PartyForm = lazyView(async () => ({ default: (await import('./party-form')).PartyForm }));
const PrescriptionForm = lazyView(async () => ({ default: (await import('./prescription-form')).PrescriptionForm }), {
  Loading: ({ loading }) => loading,
});

export const modulePorts = (pick: (request: PickRequest) => void): ModulePorts => ({
  pickPlace: (point, onPicked) => pick({ ...(point ? { start: { point } } : {}), onPicked }),
  partyForm: (form) => <PartyForm {...form} />,
  prescriptionForm: (order) => <PrescriptionForm {...order} />,
});
