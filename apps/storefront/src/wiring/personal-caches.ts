/**
 * Refetches personal data on sign-in and sign-out, so that nothing of the previous customer stays (AUTH-11, WISH-16).
 */
import { PERSONAL, shopApi } from '@shop/api-client';
import { clearPushRegistration, hasPushRegistration } from '@shop/push';
import { deviceStorage, useSession } from '@shop/session';
import { untilLoaded } from '@shop/util';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** A component of its own: the session that is restored renders nothing else again. */
export function PersonalCaches(): null {
  const dispatch = useDispatch();
  const { token, restored } = useSession('token', 'restored');
  /** undefined: the session is not restored yet, so nothing personal was requested. */
  const before = useRef<string | null | undefined>(undefined);
  // Behind the app shell, so it runs after the effects of all that is shown: by now all queries use the new session.
  useEffect(() => {
    if (!restored || before.current === token) return;
    const isFirst = before.current === undefined;
    before.current = token;
    if (!isFirst) dispatch(shopApi.util.invalidateTags([...PERSONAL]));
  }, [restored, token, dispatch]);
  // A sign-out, and an expired sign-in, end the backend's registration of this device, and the browser's subscription. The next
  // sign-in registers it again.
  useEffect(() => {
    if (!restored || token !== null || !hasPushRegistration(deviceStorage)) return;
    clearPushRegistration(deviceStorage);
    void untilLoaded(() => import('./end-push')).then(({ endPush }) => endPush());
  }, [restored, token]);
  return null;
}
