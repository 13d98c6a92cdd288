/**
 * Refetches personal data on sign-in and sign-out, so that nothing of the previous customer stays (AUTH-11, WISH-16).
 */
import { PERSONAL, shopApi } from '@shop/api-client';
import { clearPushRegistration } from '@shop/push';
import { deviceStorage, useSession } from '@shop/session';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

export function usePersonalCaches(): void {
  const dispatch = useDispatch();
  const { token, restored } = useSession('token', 'restored');
  /** undefined: the session is not restored yet, so nothing personal was requested. */
  const before = useRef<string | null | undefined>(undefined);
  // An effect of the app shell runs after the effects below: by now all queries use the new session.
  useEffect(() => {
    if (!restored || before.current === token) return;
    const isFirst = before.current === undefined;
    before.current = token;
    if (!isFirst) dispatch(shopApi.util.invalidateTags([...PERSONAL]));
  }, [restored, token, dispatch]);
  // Sign-out ends the backend's registration of this device; the next sign-in registers it again.
  useEffect(() => {
    if (restored && token === null) clearPushRegistration(deviceStorage);
  }, [restored, token]);
}
