/** `/` */
import { PlaceSearch } from '@shop/address-location';
import { homeTexts, LandingPage } from '@shop/home';
import { useFrame } from '../app/frame-context';

export const texts = [homeTexts];

export function Component() {
  const { pickPlace } = useFrame();
  return (
    <LandingPage
      search={<PlaceSearch size="lg" onFound={(start) => pickPlace({ start })} />}
      onMap={() => pickPlace({})}
    />
  );
}
