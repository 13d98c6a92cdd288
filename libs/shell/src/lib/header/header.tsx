/**
 * The header: above 1180 px a top bar (place, theme, language) and a main bar; at 1180 px and below a mobile header, whose menu
 * opens a drawer from the side where its button stands (spec 2 §2). What stands in both is in the page once and moves by CSS.
 */
import { IconButton, iconLink, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconHome, IconLifebuoy, IconMenu2, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Preferences } from '../preferences';
import { useShellMessages } from '../../messages';
import classes from './header.module.css';

export interface HeaderProps {
  /** Landing shows its own variant: no search, no cart. */
  variant: 'landing' | 'shop';
  name: string;
  logo: string | null;
  hasPlace: boolean;
  showTrack: boolean;
  /** A link to help and contact, for modules without a chat (NAV-06). */
  showContact: boolean;
  /** On phones the switch of the module stands where the logo is (NAV-17). */
  modulesInsteadOfLogo: boolean;
  place: ReactNode;
  modules: ReactNode;
  /** Categories and stores, of modules that have them (NAV-05). */
  menus: ReactNode;
  search: ReactNode;
  chat: ReactNode;
  wishlist: ReactNode;
  account: ReactNode;
  cart: ReactNode;
  onMenu: () => void;
}

export function Header(props: HeaderProps) {
  const t = useShellMessages();
  const { variant, name, logo, hasPlace, showTrack, showContact, modulesInsteadOfLogo } = props;
  const inShop = variant === 'shop';
  const home = hasPlace ? paths.home() : paths.landing();
  return (
    <header className={classes.header} data-variant={variant} data-modules={modulesInsteadOfLogo || undefined}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <div className={classes.bar}>
        <Link className={classes.logo} to={home} aria-label={t('logo', { name })}>
          {logo ? <img src={logo} alt="" width={36} height={36} /> : null}
          <span>
            <Written>{name}</Written>
          </span>
        </Link>
        {props.modules ? <div className={classes.modules}>{props.modules}</div> : null}
        {inShop ? <div className={classes.place}>{props.place}</div> : null}
        <div className={classes.preferences}>
          <Preferences />
        </div>
        {inShop && hasPlace ? (
          <nav className={classes.links} aria-label={t('main')}>
            <Link className={classes.home} to={paths.home()}>
              <IconHome size={20} aria-hidden="true" />
              {t('home')}
            </Link>
            {props.menus}
          </nav>
        ) : null}
        <div className={classes.search}>{inShop ? props.search : null}</div>
        <div className={classes.actions}>
          {showContact && inShop ? (
            <Link to={paths.help()} aria-label={t('contact')} className={iconLink}>
              <IconLifebuoy size={22} />
            </Link>
          ) : null}
          {showTrack ? (
            <Link to={paths.trackOrder()} aria-label={t('track')} className={`${iconLink} ${classes.track}`}>
              <IconTruckDelivery size={22} />
            </Link>
          ) : null}
          <span className={classes.wide}>{inShop ? props.chat : null}</span>
          <span className={classes.wide}>{inShop ? props.wishlist : null}</span>
          {props.account}
          <span className={classes.wide}>{inShop ? props.cart : null}</span>
        </div>
        <IconButton
          className={classes.menu ?? ''}
          aria-label={t('menu.open')}
          aria-haspopup="dialog"
          onClick={props.onMenu}
        >
          <IconMenu2 size={24} />
        </IconButton>
      </div>
    </header>
  );
}
