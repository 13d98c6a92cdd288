/** After sign-in: stores the token and returns to the requesting page, or home (AUTH-02, ROUTE-25). */
import { useSession, sessionSlice } from '@shop/session';
import { ownPath } from '@shop/util';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** @param follows where somebody goes who signs in here; by default the requesting page */
export function useSignIn(follows: (next: string) => string = (next) => next) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { token, guestId } = useSession('token', 'guestId');
  const [params] = useSearchParams();
  const next = ownPath(params.get('next'));
  const isSignedInHere = useRef(false);
  const followsIt = follows(next);
  // Also redirects customers who are already signed in (AUTH-12).
  useEffect(() => {
    if (token) void navigate(isSignedInHere.current ? followsIt : next, { replace: true });
  }, [token, next, followsIt, navigate]);
  const onSignedIn = (fresh: string) => {
    isSignedInHere.current = true;
    dispatch(sessionSlice.actions.signedIn(fresh));
  };
  return { guestId, next, onSignedIn };
}
