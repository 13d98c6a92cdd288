/** Links of the bottom bar (NAV-13, NAV-22). */
import type { BarLink } from '@shop/module-kit';
import { paths } from '@shop/util';
import { sendAddress } from '../addresses';
import { IconPackageExport, IconReceipt, IconTruckDelivery } from '@tabler/icons-react';
import type { parcelModuleMessages } from '../messages';

export const barLinks: readonly BarLink<typeof parcelModuleMessages>[] = [
  { to: sendAddress(), label: 'bar.send', Icon: IconPackageExport },
  { to: paths.trackOrder(), label: 'bar.track', Icon: IconTruckDelivery },
  { to: paths.myOrders(), label: 'bar.orders', Icon: IconReceipt },
];
