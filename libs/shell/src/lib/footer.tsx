/** The footer: who runs the shop and how to reach them. */
import type { ShopConfig } from '@shop/api-client/start';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './footer.module.css';
import { useShellText } from './texts';

export function Footer({ config, description }: { config: ShopConfig; description: string }) {
  const t = useShellText();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <strong>{config.businessName}</strong>
          <p>{description}</p>
          <Link to={paths.trackOrder()}>{t('footer.track')}</Link>
        </div>
        <address className={classes.contact}>
          <a href={`mailto:${config.email}`}>
            <span>{t('footer.mail')}</span>
            <bdi>{config.email}</bdi>
          </a>
          <a href={`tel:${config.phone}`}>
            <span>{t('footer.call')}</span>
            <bdi>{config.phone}</bdi>
          </a>
          <p>
            <span>{t('footer.find')}</span>
            {config.address}
          </p>
        </address>
        <p className={classes.small}>{config.footerText}</p>
      </div>
    </footer>
  );
}
