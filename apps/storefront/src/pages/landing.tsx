/** `/` */
import { PlaceSearch } from '@shop/address-location';
import { homeTexts, LandingPage } from '@shop/home';
import { takeNextPage, useSession } from '@shop/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../app/frame-context';

export const texts = [homeTexts];

export function Component() {
  const { pickPlace } = useFrame();
  const navigate = useNavigate();
  const { place, restored } = useSession('place', 'restored');
  // The server knew no place and led here, but this browser's storage had one.
  const isKnown = restored && place !== null;
  useEffect(() => {
    const next = isKnown ? takeNextPage(document) : null;
    if (next) void navigate(next, { replace: true });
  }, [isKnown, navigate]);
  return (
    <LandingPage
      search={<PlaceSearch size="lg" onFound={(start) => pickPlace({ start })} />}
      onMap={() => pickPlace({})}
    />
  );
}
