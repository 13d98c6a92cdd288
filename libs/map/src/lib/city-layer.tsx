/** The city map's base layer: streets on a canvas, with place names above. */
import type L from 'leaflet';
import { useMemo, useState } from 'react';
import { GeoJSON, useMap, useMapEvents } from 'react-leaflet';
import { shapesOf, styleOf, useCity, type City, type FeatureProperties } from './city';
import type { MapMarker } from './map-view';
import { PlaceNames } from './place-names';
import { SafeCanvas } from './safe-canvas';

/** Lowest zoom with place names. */
const NAMES_FROM = 14;

export interface CityLayerProps {
  url: string;
  language: string;
  /** Names give way to them. */
  pins: readonly MapMarker[];
}

export function CityLayer({ url, ...rest }: CityLayerProps) {
  const city = useCity(url);
  return city ? <CityShapes city={city} {...rest} /> : null;
}

function CityShapes({ city, language, pins }: Omit<CityLayerProps, 'url'> & { city: City }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [renderer] = useState(() => new SafeCanvas({ padding: 0.4 }));
  const shapes = useMemo(() => shapesOf(city), [city]);
  const style = useMemo(() => {
    const theme = getComputedStyle(map.getContainer());
    const read = (name: string) => theme.getPropertyValue(name).trim();
    return (feature?: GeoJSON.Feature): L.PathOptions => ({
      ...styleOf((feature?.properties as FeatureProperties).kind, read, zoom),
      renderer,
    });
  }, [map, renderer, zoom]);
  return (
    <>
      <GeoJSON data={shapes} style={style} interactive={false} />
      {zoom >= NAMES_FROM ? <PlaceNames city={city} language={language} zoom={zoom} pins={pins} /> : null}
    </>
  );
}
