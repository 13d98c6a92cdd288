/** Bottom bar links of a module without cart, wish list and chat; loaded only in such a module. */
import type { QuickPlace } from '@shop/module-kit';
import { paths } from '@shop/util';
import { IconPackageExport, IconReceipt, IconTruckDelivery } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useShellMessages } from '../../messages';
import classes from '../bars/bottom-bar.module.css';

const PLACES = {
  send: { to: paths.send(), Icon: IconPackageExport },
  track: { to: paths.trackOrder(), Icon: IconTruckDelivery },
  orders: { to: paths.myOrders(), Icon: IconReceipt },
} satisfies Record<QuickPlace, object>;

export default function QuickLinks({ places }: { places: readonly QuickPlace[] }) {
  const t = useShellMessages();
  const { pathname } = useLocation();
  return places.map((place) => {
    const { to, Icon } = PLACES[place];
    return (
      <Link key={place} to={to} className={classes.home} aria-current={pathname === to ? 'page' : undefined}>
        <Icon size={22} aria-hidden="true" />
        <span className={classes.content}>{t(`bottom.${place}`)}</span>
      </Link>
    );
  });
}
