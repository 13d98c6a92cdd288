/** What the app does for pages and sections of modules with features that they may not import. */
import type { ModulePorts } from '@shop/module-kit';
import { LazyBoundary, lazyPart } from '@shop/ui';
import type { PickRequest } from '../app/app-shell-context';

const PartyForm = lazyPart(async () => ({ default: (await import('./party-form')).PartyForm }));
const PrescriptionForm = lazyPart(async () => ({ default: (await import('./prescription-form')).PrescriptionForm }));

export const modulePorts = (pick: (request: PickRequest) => void): ModulePorts => ({
  pickPlace: (point, onPicked) => pick({ ...(point ? { start: { point } } : {}), onPicked }),
  partyForm: (form) => (
    <LazyBoundary>
      <PartyForm {...form} />
    </LazyBoundary>
  ),
  prescriptionForm: (order) => (
    <LazyBoundary fallback={order.loading}>
      <PrescriptionForm {...order} />
    </LazyBoundary>
  ),
});
