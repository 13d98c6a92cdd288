/** After sign-in: stores the token and returns to the requesting page, or home (AUTH-02, ROUTE-25). */
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
  // Also redirects customers who are already signed in (AUTH-12).
  useEffect(() => {
    if (token) void navigate(next, { replace: true });
  }, [token, next, navigate]);
  return { guestId, next, onSignedIn: (fresh: string) => void dispatch(sessionSlice.actions.signedIn(fresh)) };
}
