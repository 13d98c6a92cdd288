/** Where a sign-in leads: the token is stored, the page that asked for it comes back, else the home (AUTH-02, ROUTE-25). */
import { useSession, sessionSlice } from '@shop/session';
import { ownPath } from '@shop/util';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';

export function useSignIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { token, guestId } = useSession('token', 'guestId');
  const [params] = useSearchParams();
  const next = ownPath(params.get('next'));
  // Also whoever is signed in already has nothing to do here (AUTH-12).
  useEffect(() => {
    if (token) void navigate(next, { replace: true });
  }, [token, next, navigate]);
  return { guestId, next, onSignedIn: (fresh: string) => void dispatch(sessionSlice.actions.signedIn(fresh)) };
}
