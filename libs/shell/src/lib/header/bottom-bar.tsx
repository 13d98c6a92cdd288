/**
 * At 1180 px and narrower what a thumb needs stands at the bottom: home, then favourites, cart and messages (NAV-22), or where the
 * module's own data says (NAV-13).
 */
import type { QuickPlace } from '@shop/module-kit';
import { paths } from '@shop/util';
import { IconHome, IconPackageExport, IconReceipt, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShellText } from '../texts';
import classes from './bottom-bar.module.css';

export interface BottomBarProps {
  wishlist: ReactNode;
  cart: ReactNode;
  chat: ReactNode;
  quick: readonly QuickPlace[];
}

const PLACES = {
  send: { to: paths.send(), Icon: IconPackageExport },
  track: { to: paths.trackOrder(), Icon: IconTruckDelivery },
  orders: { to: paths.myOrders(), Icon: IconReceipt },
} satisfies Record<QuickPlace, object>;

export default function BottomBar({ wishlist, cart, chat, quick }: BottomBarProps) {
  const t = useShellText();
  const { pathname } = useLocation();
  const links = [
    { to: paths.home(), words: t('home'), Icon: IconHome },
    ...quick.map((place) => ({ ...PLACES[place], words: t(`bottom.${place}`) })),
  ];
  const entries = [
    { key: 'wishlist', words: t('bottom.wishlist'), button: wishlist },
    { key: 'cart', words: t('bottom.cart'), button: cart },
    { key: 'chat', words: t('bottom.chat'), button: chat },
  ];
  return (
    <nav className={classes.bar} aria-label={t('bottom.label')}>
      {links.map(({ to, words, Icon }) => (
        <Link key={to} to={to} className={classes.home} aria-current={to === pathname ? 'page' : undefined}>
          <Icon size={22} aria-hidden="true" />
          <span className={classes.words}>{words}</span>
        </Link>
      ))}
      {entries.map(({ key, words, button }) =>
        button ? (
          <span key={key} className={classes.entry}>
            {button}
            <span className={classes.words} aria-hidden="true">
              {words}
            </span>
          </span>
        ) : null,
      )}
    </nav>
  );
}
