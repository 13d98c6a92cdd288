/**
 * The header. Above 1180 px: a top bar (place, theme, language) and a main bar. Below: a mobile header with a menu
 * drawer (spec 2 §2). Shared parts are rendered once and moved by CSS.
 */
import { Disclosure, IconButton, iconLink, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconHome, IconLifebuoy, IconMenu2, IconTruckDelivery } from '@tabler/icons-react';
import type { LanguageOption } from '@shop/i18n';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageDialog, Preferences } from '../preferences';
import { useShellMessages } from '../../messages';
import classes from './header.module.css';

export interface HeaderProps {
  /** The landing page has no search and no cart. `focus`: logo, place and a way back, over a form that ends with an order. */
  variant: 'landing' | 'shop' | 'focus';
  name: string;
  logo: string | null;
  hasPlace: boolean;
  showTrack: boolean;
  /** A link to help and contact, for modules without a chat (NAV-06). */
  showContact: boolean;
  /** On phones the module switch replaces the logo (NAV-17). */
  modulesInsteadOfLogo: boolean;
  place: ReactNode;
  modules: ReactNode;
  /** Menus of categories and stores, in modules that have them (NAV-05). */
  menus: ReactNode;
  search: ReactNode;
  chat: ReactNode;
  wishlist: ReactNode;
  account: ReactNode;
  /** Of customers, where visitors have the link to track an order; null: not on this page. */
  bell: ReactNode;
  cart: ReactNode;
  onMenu: () => void;
}

/** Links and buttons at the end of the bar; those of the shop are left out on the landing page. */
function Actions({ variant, showTrack, showContact, chat, wishlist, account, bell, cart }: HeaderProps) {
  const t = useShellMessages();
  const inShop = variant === 'shop';
  return (
    <div className={classes.actions}>
      {showContact && inShop ? (
        <Link to={paths.help()} aria-label={t('contact')} className={`${iconLink} ${classes.contact}`}>
          <IconLifebuoy size={22} />
        </Link>
      ) : null}
      {showTrack ? (
        <Link to={paths.trackOrder()} aria-label={t('track')} className={`${iconLink} ${classes.track}`}>
          <IconTruckDelivery size={22} />
        </Link>
      ) : (
        <span className={classes.bell}>{bell}</span>
      )}
      <span className={classes.wide}>{inShop ? chat : null}</span>
      <span className={classes.wide}>{inShop ? wishlist : null}</span>
      {account}
      <span className={classes.wide}>{inShop ? cart : null}</span>
    </div>
  );
}

/**
 * Back to where the visitor came from. Of a page that was opened by its address, and before the hydration, the link leads to the home.
 */
function goBack(event: MouseEvent): void {
  const state = window.history.state as { idx?: number } | null;
  if (!state?.idx) return;
  event.preventDefault();
  window.history.back();
}

const Globe = () => (
  <svg className={classes.globe} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3q-8 9 0 18q8-9 0-18" />
  </svg>
);

/** Language and theme of a focused page: its draft and the cart are kept when they change. */
function FocusPreferences() {
  const t = useShellMessages();
  const [asked, setAsked] = useState<LanguageOption | null>(null);
  return (
    <div className={classes.focusPreferences}>
      <Disclosure face={<Globe />} label={t('preferences')} align="end">
        {(close) => (
          <Preferences
            withLabels
            onAsk={(language) => {
              close();
              setAsked(language);
            }}
          />
        )}
      </Disclosure>
      {asked ? <LanguageDialog language={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

/** What a focused page leaves out. */
function AllElse(props: HeaderProps) {
  const t = useShellMessages();
  const { variant, hasPlace } = props;
  const inShop = variant === 'shop';
  return (
    <>
      <div className={classes.preferences}>
        <Preferences />
      </div>
      {inShop && hasPlace ? (
        <nav className={classes.links} aria-label={t('main')}>
          <Link className={classes.home} to={paths.home()}>
            <IconHome size={20} aria-hidden="true" />
            <span>{t('home')}</span>
          </Link>
          {props.menus}
        </nav>
      ) : null}
      <div className={classes.search}>{inShop ? props.search : null}</div>
      <Actions {...props} />
      <IconButton
        className={classes.menu ?? ''}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onClick={props.onMenu}
      >
        <IconMenu2 size={24} />
      </IconButton>
    </>
  );
}

export function Header(props: HeaderProps) {
  const t = useShellMessages();
  const { variant, name, logo, hasPlace, modulesInsteadOfLogo } = props;
  const home = hasPlace ? paths.home() : paths.landing();
  return (
    <header className={classes.header} data-variant={variant} data-modules={modulesInsteadOfLogo || undefined}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <div className={classes.bar}>
        {variant === 'focus' ? (
          <Link className={classes.back} to={home} aria-label={t('back')} onClick={goBack}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 6l-6 6l6 6" />
            </svg>
            <span>{t('back')}</span>
          </Link>
        ) : null}
        <Link className={classes.logo} to={home} aria-label={t('logo', { name })}>
          {logo ? <img src={logo} alt="" width={36} height={36} /> : null}
          <span>
            <Written>{name}</Written>
          </span>
        </Link>
        {props.modules ? <div className={classes.modules}>{props.modules}</div> : null}
        {variant === 'landing' ? null : <div className={classes.place}>{props.place}</div>}
        {variant === 'focus' ? <FocusPreferences /> : <AllElse {...props} />}
      </div>
    </header>
  );
}
