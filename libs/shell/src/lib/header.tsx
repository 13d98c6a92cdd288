/** The header: a top bar with place, theme and language on wide screens, a main bar, and a mobile header (spec 2 §2). */
import { ActionIcon } from '@mantine/core';
import { paths } from '@shop/util';
import { IconLifebuoy, IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './header.module.css';
import { Preferences } from './preferences';
import { useShellText } from './texts';

export interface HeaderProps {
  /** Landing shows its own variant: no search, no cart. */
  variant: 'landing' | 'shop';
  name: string;
  logo: string | null;
  hasPlace: boolean;
  showTrack: boolean;
  /** A link to help and contact, for modules without a chat (NAV-06). */
  showContact: boolean;
  place: ReactNode;
  modules: ReactNode;
  search: ReactNode;
  wishlist: ReactNode;
  account: ReactNode;
  cart: ReactNode;
}

function Logo({ name, logo, to }: { name: string; logo: string | null; to: string }) {
  const t = useShellText();
  return (
    <Link className={classes.logo} to={to} aria-label={t('logo', { name })}>
      {logo ? <img src={logo} alt="" width={36} height={36} /> : null}
      <span>{name}</span>
    </Link>
  );
}

export function Header({
  variant,
  name,
  logo,
  hasPlace,
  showTrack,
  showContact,
  place,
  modules,
  search,
  wishlist,
  account,
  cart,
}: HeaderProps) {
  const t = useShellText();
  const home = hasPlace ? paths.home() : paths.landing();
  return (
    <header className={classes.header} data-variant={variant}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <div className={classes.main}>
        <Logo name={name} logo={logo} to={home} />
        <div className={classes.place}>{variant === 'shop' ? place : null}</div>
        {variant === 'shop' && search ? (
          <div className={classes.search}>{search}</div>
        ) : (
          <span className={classes.search} />
        )}
        <nav className={classes.actions} aria-label={t('main')}>
          {modules}
          {showContact && variant === 'shop' ? (
            <ActionIcon component={Link} to={paths.help()} aria-label={t('contact')}>
              <IconLifebuoy size={22} />
            </ActionIcon>
          ) : null}
          {showTrack ? (
            <ActionIcon
              component={Link}
              to={paths.trackOrder()}
              aria-label={t('track')}
              className={classes.track ?? ''}
            >
              <IconTruckDelivery size={22} />
            </ActionIcon>
          ) : null}
          <Preferences />
          {account}
          {variant === 'shop' ? wishlist : null}
          {variant === 'shop' ? cart : null}
        </nav>
      </div>
    </header>
  );
}
