/** `/` */
import { PlaceSearch } from '@shop/address-location';
import { LandingPage } from '@shop/home';
import { takeNextPage, useSession } from '@shop/session';
import { useEffect } from 'react';
import { useAppShell } from '../app/app-shell-context';

export function Component() {
  const { pickPlace } = useAppShell();
  const { place, restored } = useSession('place', 'restored');
  // The server knew no place and led here, but this browser's storage had one.
  const isKnown = restored && place !== null;
  useEffect(() => {
    const next = isKnown ? takeNextPage(document) : null;
    // A whole new document: with the cookies that the storage gave back, the server draws it as at any other visit.
    if (next) window.location.replace(next);
  }, [isKnown]);
  return (
    <LandingPage
      search={<PlaceSearch size="lg" onFound={(start) => pickPlace({ start })} />}
      onMap={() => pickPlace({})}
    />
  );
}
