/** What an account is good for, beside the forms that lead to one. */
import { Drawing } from '@shop/ui';
import { IconHeart, IconMapPin, IconMessage, type Icon } from '@tabler/icons-react';
import classes from './auth-card.module.css';
import { useAccountMessages } from '../messages';

const REASONS: readonly [name: 'orders' | 'devices' | 'chat', icon: Icon][] = [
  ['orders', IconMapPin],
  ['devices', IconHeart],
  ['chat', IconMessage],
];

export function Reasons() {
  const t = useAccountMessages();
  return (
    <section className={classes.reasons} aria-label={t('reasons.title')}>
      <Drawing name="person" />
      <h2>{t('reasons.title')}</h2>
      <ul>
        {REASONS.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={22} aria-hidden="true" />
            {t(`reasons.${name}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
