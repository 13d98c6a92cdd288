export { MapView, MapSettingsProvider, type MapViewProps, type MapMarker, type MapSettings } from './lib/map-view';
export { locateDevice, type LocateVerdict } from './lib/locate-device';
