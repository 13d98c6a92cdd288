/**
 * The confirmation 'Are you sure you want to logout?' The session is cleared half a second after it (AUTH-13, AUTH-14).
 */
import { useSignOutMutation } from '@shop/api-client/accounts';
import { hasPushRegistration } from '@shop/push';
import { deviceStorage, useSession } from '@shop/session';
import { Button, Dialog, DialogActions } from '@shop/ui';
import { useState } from 'react';
import { useMenuMessages } from '../messages';

const BEFORE_CLEARING = 500;

export default function SignOutDialog({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const m = useMenuMessages();
  const [leaving, setLeaving] = useState(false);
  const { token } = useSession('token');
  const [endToken] = useSignOutMutation();
  const leave = () => {
    setLeaving(true);
    setTimeout(() => {
      const hasDevice = hasPushRegistration(deviceStorage);
      onClose();
      onSignOut();
      // Fire and forget: the session is already cleared here; the request only revokes the token on the server.
      if (token) void endToken({ token, hasDevice });
    }, BEFORE_CLEARING);
  };
  return (
    <Dialog title={m('account.sure')} closeLabel={m('language.close')} onClose={onClose}>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={leaving}>
          {m('account.no')}
        </Button>
        <Button onClick={leave} loading={leaving}>
          {m('account.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
