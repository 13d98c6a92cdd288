/** Pages of a customer: whoever is signed out signs in first and comes back (ROUTE-48). */
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
  // Whoever leaves from here is being led elsewhere already.
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
