/** The footer: newsletter, provider, social media, contact, policies (FOOT rows). */
import type { LandingPage, ShopConfig } from '@shop/api-client/start';
import { selectIsSignedIn } from '@shop/session';
import { showToast, Written } from '@shop/ui';
import { paths, phoneAddress } from '@shop/util';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandTwitter,
  IconLink,
  IconMail,
  IconMapPin,
  IconPhone,
  type Icon,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useShellMessages } from '../../messages';
import classes from './footer.module.css';
import { Newsletter } from './newsletter';

export interface FooterProps {
  config: ShopConfig;
  landing: LandingPage | null;
  hasPlace: boolean;
  /** Host of the provider's own site. */
  backend: string;
}

const SOCIAL: Record<string, Icon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandTwitter,
  linkedin: IconBrandLinkedin,
  pinterest: IconBrandPinterest,
};

/** A link with a precondition: if it fails, a toast says why and the customer stays. */
function Guarded({ to, blockedBy, children }: { to: string; blockedBy: string | null; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    if (!blockedBy) return;
    event.preventDefault();
    showToast(blockedBy, 'bad');
  };
  return (
    <Link to={to} onClick={press}>
      {children}
    </Link>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={classes.column} aria-label={title}>
      <h2 className={classes.columnTitle}>{title}</h2>
      {children}
    </nav>
  );
}

function Brand({ config, landing }: Pick<FooterProps, 'config' | 'landing'>) {
  const t = useShellMessages();
  return (
    <div className={classes.about}>
      <span className={classes.brand}>
        {config.logo ? <img src={config.logo} alt="" width={36} height={36} loading="lazy" /> : null}
        <strong>
          <Written>{config.businessName}</Written>
        </strong>
      </span>
      <p className={classes.muted}>
        <Written>{landing?.footer ?? ''}</Written>
      </p>
      {config.social.length > 0 ? (
        <ul className={classes.social}>
          {config.social.map(({ name, url }) => {
            const Shape = SOCIAL[name] ?? IconLink;
            return (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" aria-label={t('footer.social', { name })}>
                  <Shape size={22} aria-hidden="true" />
                </a>
              </li>
            );
          })}
        </ul>
      ) : null}
      {landing?.apps.play || landing?.apps.apple ? (
        <p className={classes.apps}>
          {landing.apps.play ? (
            <a className={classes.app} href={landing.apps.play} target="_blank" rel="noreferrer">
              {t('footer.play')}
            </a>
          ) : null}
          {landing.apps.apple ? (
            <a className={classes.app} href={landing.apps.apple} target="_blank" rel="noreferrer">
              {t('footer.apple')}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function Contact({ config }: { config: ShopConfig }) {
  const t = useShellMessages();
  return (
    <address className={classes.contact}>
      <a href={`mailto:${config.email}`}>
        <IconMail size={22} aria-hidden="true" />
        <span>{t('footer.mail')}</span>
        <Written>{config.email}</Written>
      </a>
      <a href={phoneAddress(config.phone)}>
        <IconPhone size={22} aria-hidden="true" />
        <span>{t('footer.call')}</span>
        <Written>{config.phone}</Written>
      </a>
      <p>
        <IconMapPin size={22} aria-hidden="true" />
        <span>{t('footer.find')}</span>
        <Written>{config.address}</Written>
      </p>
    </address>
  );
}

export default function Footer({ config, landing, hasPlace, backend }: FooterProps) {
  const t = useShellMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const forCustomers = isSignedIn ? null : t('footer.needsSignIn');
  const { policies } = config;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Newsletter title={landing?.newsletter.title ?? ''} text={landing?.newsletter.text ?? ''} />
        <div className={classes.columns}>
          <Brand config={config} landing={landing} />
          <Column title={t('footer.quick')}>
            <a href={`${backend}/store/apply`} target="_blank" rel="noreferrer">
              {t('footer.storeOwner')}
            </a>
            <a href={`${backend}/deliveryman/apply`} target="_blank" rel="noreferrer">
              {t('footer.deliveryMan')}
            </a>
            <Link to={paths.help()}>{t('footer.help')}</Link>
            <Link to={paths.about()}>{t('footer.about')}</Link>
            <Link to={paths.trackOrder()}>{t('footer.track')}</Link>
          </Column>
          <Column title={t('footer.yours')}>
            <Guarded to={paths.loyalty()} blockedBy={forCustomers}>
              {t('footer.loyalty')}
            </Guarded>
            <Guarded to={paths.wallet()} blockedBy={forCustomers}>
              {t('footer.wallet')}
            </Guarded>
            <Guarded to={paths.campaigns()} blockedBy={hasPlace ? null : t('footer.needsZone')}>
              {t('footer.campaigns')}
            </Guarded>
          </Column>
        </div>
        <Contact config={config} />
        <nav className={classes.bottom} aria-label={t('footer.rules')}>
          <Link to={paths.terms()}>{t('footer.terms')}</Link>
          <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
          {policies.refund ? <Link to={paths.refund()}>{t('footer.refund')}</Link> : null}
          {policies.cancellation ? <Link to={paths.cancellation()}>{t('footer.cancellation')}</Link> : null}
          {policies.shipping ? <Link to={paths.shipping()}>{t('footer.shipping')}</Link> : null}
          <span className={classes.muted}>
            <Written>{config.footerText}</Written>
          </span>
        </nav>
      </div>
    </footer>
  );
}
