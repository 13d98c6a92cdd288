/** Deletes the account, on all pages that edit it (PROF-22 to PROF-26, PROF-34). */
import { failureOf } from '@shop/api-client';
import { useRemoveAccountMutation } from '@shop/api-client/profile';
import { Button, showToast } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { keptMessages } from './kept/messages';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

const RemoveDialog = lazyView(() => import('./remove-dialog'), { on: 'press', messages: [keptMessages] });

/** @param onRemoved called after the deletion: the customer continues as a guest */
export function RemoveAccount({ onRemoved }: { onRemoved: () => void }) {
  const t = useProfileMessages();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemoveAccountMutation();
  const close = () => {
    setDialogOpen(false);
    reset();
  };
  const removeAccount = async () => {
    const answer = await remove();
    // The dialog stays and says why: there may be something to do first.
    if (answer.error) return;
    close();
    showToast(t('settings.removed'), 'good');
    onRemoved();
  };
  return (
    <section className={classes.card} aria-label={t('settings.account')}>
      <h2 className={classes.cardTitle}>{t('settings.account')}</h2>
      <p className={classes.muted}>{t('settings.gone')}</p>
      <Button variant="default" className={classes.danger ?? ''} onClick={() => setDialogOpen(true)}>
        {t('settings.remove')}
      </Button>
      {isDialogOpen ? (
        <RemoveDialog
          busy={isLoading}
          error={error ? failureOf(error).messages[0] || t('failed') : null}
          onClose={close}
          onConfirm={() => void removeAccount()}
        />
      ) : null}
    </section>
  );
}
