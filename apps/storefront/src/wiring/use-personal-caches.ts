/** What belongs to a person is asked anew when somebody signs in or out, and nothing of the one before stays (AUTH-11, WISH-16). */
import { PERSONAL, shopApi } from '@shop/api-client';
import { forgetSent } from '@shop/push';
import { useSession } from '@shop/session';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

export function usePersonalCaches(): void {
  const dispatch = useDispatch();
  const { token, restored } = useSession('token', 'restored');
  /** undefined: the storage was not read yet, and nothing was asked in anybody's name. */
  const before = useRef<string | null | undefined>(undefined);
  // An effect of the app shell: by now every view below asks in the name of whoever is here.
  useEffect(() => {
    if (!restored || before.current === token) return;
    const isFirst = before.current === undefined;
    before.current = token;
    if (!isFirst) dispatch(shopApi.util.invalidateTags([...PERSONAL]));
  }, [restored, token, dispatch]);
  // With a sign-in ends what the backend knew of this device: the next one tells it anew.
  useEffect(() => {
    if (restored && token === null) forgetSent(window.localStorage);
  }, [restored, token]);
}
