/** Title and subtitle of the module, and the place (HOME-02). */
import { useModuleMessages } from '@shop/module-kit';
import { defineSection } from '@shop/page-engine';
import { selectPlace } from '@shop/session';
import { Text, Title, Written } from '@shop/ui';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import classes from './hero.module.css';

export const hero = defineSection({ name: 'hero', messages: [], View: Hero });

function Hero(): ReactNode {
  const m = useModuleMessages();
  const place = useSelector(selectPlace);
  return (
    <section className={classes.hero}>
      <Title order={1} className={classes.heroTitle}>
        {m('heroTitle')}
      </Title>
      <Text className={classes.heroText}>{m('heroSubtitle')}</Text>
      {place ? (
        <Text size="sm" fw={600} className={classes.place}>
          <IconMapPin size={16} aria-hidden="true" />
          <Written>{place.address}</Written>
        </Text>
      ) : null}
    </section>
  );
}
