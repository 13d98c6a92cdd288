/** Guard of customers' pages: signed-out visitors sign in first and return (ROUTE-48). */
import { selectIsSignedIn, useSession } from '@shop/session';
import { LineSkeletons, Page } from '@shop/ui';
import { paths } from '@shop/util';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppMessages } from '../messages';

export function SignedInOnly({ children }: { children: ReactNode }) {
  const t = useAppMessages();
  const { restored, ended } = useSession('restored', 'ended');
  const isSignedIn = useSelector(selectIsSignedIn);
  // Someone who signs out on such a page is already being redirected.
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  const isLeaving = wasSignedIn && ended === 'left';
  const { pathname, search } = useLocation();
  if (isSignedIn) return children;
  if (restored && !isLeaving) return <Navigate to={paths.signIn(pathname + search)} replace />;
  return (
    <Page narrow>
      <LineSkeletons count={5} label={t('signIn.text')} />
    </Page>
  );
}
