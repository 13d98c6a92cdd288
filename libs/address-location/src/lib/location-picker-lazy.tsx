/** Loads the location picker, its map and dialog, when it opens. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import type { FoundPlace, LatLng, Place } from '@shop/domain';

export interface LocationPickerProps {
  opened: boolean;
  /** Where the map starts while no place is chosen. */
  start: LatLng;
  /** Chosen before: the map fits to it. */
  chosen: FoundPlace | null;
  /** The place under the pin, resolved to its address and zones. */
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
