/** `/help-and-support`: phone, e-mail and address of the shop, as links (ROUTE-35, FOOT-27). */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage, useMessages } from '@shop/i18n';
import { LineSkeletons, Page, Title, Written } from '@shop/ui';
import { paths, phoneAddress } from '@shop/util';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './help-page.module.css';
import { useShellMessages, helpMessages } from '../messages';

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={classes.card}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 className={classes.name}>{title}</h2>
      {children}
    </li>
  );
}

export function HelpPage() {
  const t = useMessages(helpMessages);
  const shell = useShellMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  return (
    <Page narrow>
      <Title order={1} className={classes.title}>
        {t('title')}
      </Title>
      <p className={classes.text}>{t('text')}</p>
      {config ? (
        <ul className={classes.cards}>
          <Card icon={<IconPhone />} title={shell('footer.call')}>
            <a href={phoneAddress(config.phone)}>
              <Written>{config.phone}</Written>
            </a>
          </Card>
          <Card icon={<IconMail />} title={shell('footer.mail')}>
            <a href={`mailto:${config.email}`}>
              <Written>{config.email}</Written>
            </a>
          </Card>
          <Card icon={<IconMapPin />} title={shell('footer.find')}>
            <a href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(config.address)}`}>
              <Written>{config.address}</Written>
            </a>
          </Card>
        </ul>
      ) : (
        <LineSkeletons count={3} label={t('title')} />
      )}
      <section className={classes.orders}>
        <h2 className={classes.name}>{t('orders')}</h2>
        <p className={classes.text}>{t('ordersText')}</p>
        <Link to={paths.trackOrder()}>{shell('footer.track')}</Link>
      </section>
    </Page>
  );
}
