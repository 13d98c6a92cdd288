/**
 * The bottom bar at 1180 px and below: home, then favourites, cart and messages (NAV-22), or the links of the
 * module's definition (NAV-13).
 */
import type { ModuleDefinition } from '@shop/module-kit';
import { paths } from '@shop/util';
import { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShellMessages } from '../../messages';
import classes from './bottom-bar.module.css';
import { ModuleLinks } from './module-links';

export interface BottomBarProps {
  wishlist: ReactNode;
  cart: ReactNode;
  chat: ReactNode;
  /** Its links follow Home; null before a module is chosen. */
  module: Pick<ModuleDefinition, 'barLinks' | 'messages'> | null;
}

export default function BottomBar({ wishlist, cart, chat, module }: BottomBarProps) {
  const t = useShellMessages();
  const { pathname } = useLocation();
  const entries = [
    { key: 'wishlist', caption: t('bottom.wishlist'), button: wishlist },
    { key: 'cart', caption: t('bottom.cart'), button: cart },
    { key: 'chat', caption: t('bottom.chat'), button: chat },
  ];
  return (
    <nav className={classes.bar} aria-label={t('bottom.label')}>
      <Link to={paths.home()} className={classes.home} aria-current={pathname === paths.home() ? 'page' : undefined}>
        <IconHome size={22} aria-hidden="true" />
        <span className={classes.content}>{t('home')}</span>
      </Link>
      {module?.barLinks ? <ModuleLinks load={module.barLinks} messages={module.messages} /> : null}
      {entries.map(({ key, caption, button }) =>
        button ? (
          <span key={key} className={classes.entry}>
            {button}
            <span className={classes.content} aria-hidden="true">
              {caption}
            </span>
          </span>
        ) : null,
      )}
    </nav>
  );
}
