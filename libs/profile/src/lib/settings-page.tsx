/** `/settings`: theme and language, and the way out for good (PROF-22 to PROF-26, PROF-34). */
import { Button } from '@mantine/core';
import { useRemoveAccountMutation } from '@shop/api-client/profile';
import { useSession, sessionSlice } from '@shop/session';
import { showToast, pressedPart } from '@shop/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import classes from './profile.module.css';
import { PushCard } from './push-card-lazy';
import { Sheet } from './sheet';
import { useProfileText } from './texts';
import { useTold } from './use-told';

const RemoveDialog = pressedPart(() => import('./remove-dialog'));

export interface SettingsPageProps {
  /** Theme and language, as the menus offer them. */
  preferences: ReactNode;
  /** The account is gone: the visitor goes on as a guest. */
  onRemoved: () => void;
}

export function SettingsPage({ preferences, onRemoved }: SettingsPageProps) {
  const t = useProfileText();
  const told = useTold();
  const dispatch = useDispatch();
  const { fluidSizes } = useSession('fluidSizes');
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveAccountMutation();
  const leave = async () => {
    const answer = await remove();
    setAsking(false);
    if (answer.error) return told.bad(answer.error, true);
    showToast(t('settings.removed'), 'good');
    onRemoved();
  };
  return (
    <Sheet title={t('settings.title')}>
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
      <section className={classes.card} aria-label={t('settings.account')}>
        <h2 className={classes.cardTitle}>{t('settings.account')}</h2>
        <p className={classes.quiet}>{t('settings.gone')}</p>
        <Button variant="default" className={classes.danger ?? ''} onClick={() => setAsking(true)}>
          {t('settings.remove')}
        </Button>
      </section>
      {asking ? (
        <Suspense fallback={null}>
          <RemoveDialog busy={isLoading} onClose={() => setAsking(false)} onRemove={() => void leave()} />
        </Suspense>
      ) : null}
    </Sheet>
  );
}
