/** 'Sign out all others', after a confirmation. */
import { failureOf } from '@shop/api-client';
import { useEndOtherDevicesMutation } from '@shop/api-client/devices';
import { Button } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import classes from '../profile.module.css';
import { useMutationToast } from '../use-mutation-toast';
import { useProfileMessages } from '../../messages';
import { useDeviceMessages } from './messages';

const ConfirmDialog = lazyView(() => import('../confirm-dialog'), { on: 'press' });

/** @param onEnded called when the others were signed out */
export function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useDeviceMessages();
  const profile = useProfileMessages();
  const toast = useMutationToast();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [end, { isLoading, error, reset }] = useEndOtherDevicesMutation();
  const close = () => {
    setDialogOpen(false);
    reset();
  };
  const endOthers = async () => {
    const answer = await end();
    // The dialog stays and says why.
    if (answer.error) return;
    close();
    toast.saved(answer.data, t('othersDone'));
    onEnded();
  };
  return (
    <>
      <Button variant="default" onClick={() => setDialogOpen(true)}>
        {t('others')}
      </Button>
      {isDialogOpen ? (
        <ConfirmDialog
          title={t('sure')}
          keepLabel={t('keep')}
          confirmLabel={t('others')}
          busy={isLoading}
          error={error ? failureOf(error).messages[0] || profile('failed') : null}
          onClose={close}
          onConfirm={() => void endOthers()}
        >
          <p className={classes.muted}>{t('sureText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
