export { MapView, type MapViewProps, type MapMarker } from './lib/map-view';
export { MapSettingsProvider, type MapSettings } from './lib/map-settings';
export { locateDevice, type LocateVerdict } from './lib/locate-device';
