/** `/settings`: theme, language, notifications, devices, the customer's data, and deleting the account (PROF-34). */
import { useSession, sessionSlice } from '@shop/session';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import classes from './profile.module.css';
import { DevicesCard } from './devices/devices-card';
import { KeptCard } from './kept/kept-card';
import { PushCard } from './push-card';
import { ToldCard } from './told-card';
import { RemoveAccount } from './remove-account';
import { CustomerPage } from './customer-page';
import { useProfileMessages } from '../messages';

export interface SettingsPageProps {
  /** Theme and language controls, as in the menus. */
  preferences: ReactNode;
  /** Called after the account was deleted: the customer continues as a guest. */
  onRemoved: () => void;
}

export function SettingsPage({ preferences, onRemoved }: SettingsPageProps) {
  const t = useProfileMessages();
  const dispatch = useDispatch();
  const { fluidSizes } = useSession('fluidSizes');
  return (
    <CustomerPage title={t('settings.title')}>
      <section className={classes.card} aria-label={t('settings.look')}>
        <h2 className={classes.cardTitle}>{t('settings.look')}</h2>
        {preferences}
        <label className={classes.switch}>
          <input
            type="checkbox"
            checked={fluidSizes}
            onChange={({ currentTarget }) =>
              dispatch(sessionSlice.actions.fontSizesChosen({ fluid: currentTarget.checked }))
            }
          />
          {t('settings.fluid')}
        </label>
      </section>
      <PushCard />
      <ToldCard />
      <DevicesCard />
      <KeptCard />
      <RemoveAccount onRemoved={onRemoved} />
    </CustomerPage>
  );
}
