/** The picker's door: map and dialog are loaded when it opens. */
import type { LatLng, Place } from '@shop/domain';
import { lazy, Suspense } from 'react';

export interface LocationPickerProps {
  opened: boolean;
  /** Where the map starts. */
  start: LatLng;
  /** The place under the pin, resolved to its address and zones. */
  onPick: (place: Place) => void;
  onClose: () => void;
}

const Picker = lazy(() => import('./location-picker'));

export function LocationPicker(props: LocationPickerProps) {
  if (!props.opened) return null;
  return (
    <Suspense fallback={null}>
      <Picker {...props} />
    </Suspense>
  );
}
