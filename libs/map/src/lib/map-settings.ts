/** Map provider settings, set once by the app. Separate from the map, so that a first page loads no map code. */
import { createContext, useContext } from 'react';

export interface MapSettings {
  googleKey: string | null;
  /** Raster tiles, '…/{z}/{x}/{y}.png'; null: the city's GeoJSON. */
  tilesUrl: string | null;
  geoJsonUrl: string;
  language: string;
}

const Settings = createContext<MapSettings>({
  googleKey: null,
  tilesUrl: null,
  geoJsonUrl: '/storage/city.json',
  language: 'en',
});
export const MapSettingsProvider = Settings.Provider;
export const useMapSettings = (): MapSettings => useContext(Settings);
