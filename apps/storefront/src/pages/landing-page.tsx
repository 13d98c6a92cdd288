/** `/` */
import { PlaceSearch } from '@shop/address-location';
import { LandingPage } from '@shop/home';
import { takeNextPage, useSession } from '@shop/session';
import { useEffect } from 'react';
import { useAppShell } from '../app/app-shell-context';

export function Component() {
  const { pickPlace } = useAppShell();
  const { place, restored } = useSession('place', 'restored');
  // The server redirected here without a place, but the browser's storage has one.
  const isKnown = restored && place !== null;
  useEffect(() => {
    const next = isKnown ? takeNextPage() : null;
    // A full reload: with the restored cookies the server renders the page as usual.
    if (next) window.location.replace(next);
  }, [isKnown]);
  return (
    <LandingPage
      search={<PlaceSearch size="lg" onFound={(start) => pickPlace({ start })} />}
      onMap={() => pickPlace({})}
    />
  );
}
