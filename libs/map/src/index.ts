export { MapView, type MapViewProps, type MapMarker } from './lib/map-view';
export { MapSettingsProvider, type MapSettings } from './lib/map-settings';
export { STREET_ZOOM, zoomOf } from './lib/zoom-of';
export { locateDevice, type LocateResult } from './lib/locate-device';
