export { MapView } from './lib/map-view';
export type { MapMarker, MapPlace, MapPlaces, MapViewProps } from './lib/map-props';
export { MapSettingsProvider, type MapSettings } from './lib/map-settings';
export { STREET_ZOOM, zoomOf } from './lib/zoom-of';
export { locateDevice, type LocateResult } from './lib/locate-device';
