/** The city map's base layer: streets on a canvas, with place names above. */
import L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { shapesOf, styleOf, useCity, type City, type FeatureProperties } from './city';
import type { MapMarker } from './map-props';
import { PlaceNames } from './place-names';
import { SafeCanvas } from './safe-canvas';
import { useLayer } from './use-layer';

/** Lowest zoom with place names. */
const NAMES_FROM = 14;

export interface CityLayerProps {
  map: L.Map;
  url: string;
  language: string;
  /** Names give way to them. */
  pins: readonly MapMarker[];
}

export function CityLayer({ url, ...rest }: CityLayerProps) {
  const city = useCity(url);
  return city ? <CityShapes city={city} {...rest} /> : null;
}

function CityShapes({ map, city, language, pins }: Omit<CityLayerProps, 'url'> & { city: City }) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = () => setZoom(map.getZoom());
    map.on('zoomend', read);
    return () => void map.off('zoomend', read);
  }, [map]);
  const [renderer] = useState(() => new SafeCanvas({ padding: 0.4 }));
  const style = useMemo(() => {
    const theme = getComputedStyle(map.getContainer());
    const read = (name: string) => theme.getPropertyValue(name).trim();
    return (feature?: GeoJSON.Feature): L.PathOptions => ({
      ...styleOf((feature?.properties as FeatureProperties).kind, read, zoom),
      renderer,
    });
  }, [map, renderer, zoom]);
  const streets = useLayer(map, () => L.geoJSON(shapesOf(city), { style, interactive: false }));
  useEffect(() => void streets.setStyle(style), [streets, style]);
  return zoom >= NAMES_FROM ? <PlaceNames map={map} city={city} language={language} zoom={zoom} pins={pins} /> : null;
}
