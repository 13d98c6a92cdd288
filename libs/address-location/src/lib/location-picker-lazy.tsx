/** Lazy location picker: map and dialog load when it opens. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import type { FoundPlace, LatLng, Place } from '@shop/domain';

export interface LocationPickerProps {
  opened: boolean;
  /** Start of the map without a selected place. */
  start: LatLng;
  /** The current place: the map fits to it. */
  chosen: FoundPlace | null;
  /** Called with the place under the pin, with address and zones. */
  onPick: (place: Place) => void;
  onClose: () => void;
}

const Picker = lazyOnPress(() => import('./location-picker'));

export function LocationPicker(props: LocationPickerProps) {
  if (!props.opened) return null;
  return (
    <LazyBoundary>
      <Picker {...props} />
    </LazyBoundary>
  );
}
