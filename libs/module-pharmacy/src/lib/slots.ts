/** What the pharmacy has in shared views: the mark of what needs a prescription, facts of a medicine, other packs of it. */
import type { Slots } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { Facts } from './facts/facts';
import { PrescriptionMark } from './prescription-mark/prescription-mark';

export const slots: Slots = {
  itemMark: PrescriptionMark,
  itemFacts: Facts,
  itemExtras: lazyView(() => import('./packs/packs')),
};
