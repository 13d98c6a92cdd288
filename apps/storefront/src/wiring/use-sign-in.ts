/** Where a sign-in leads: the token is stored, the page that asked for it comes back, else the home (AUTH-02, ROUTE-25). */
import { selectSession, sessionSlice } from '@shop/session';
import { ownPath } from '@shop/util';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';

export function useSignIn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { token, guestId } = useSelector(selectSession);
  const [params] = useSearchParams();
  const next = ownPath(params.get('next'));
  // Also whoever is signed in already has nothing to do here (AUTH-12).
  useEffect(() => {
    if (token) void navigate(next, { replace: true });
  }, [token, next, navigate]);
  return { guestId, next, onSignedIn: (fresh: string) => void dispatch(sessionSlice.actions.signedIn(fresh)) };
}
