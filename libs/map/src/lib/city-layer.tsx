/** The city map's base layer: land, buildings and streets on a canvas, with the names above. */
import L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { isShownAt, shapesOf, styleOf, useCity, type City } from './city';
import { CityNames } from './city-names';
import type { MapMarker } from './map-props';
import { SafeCanvas } from './safe-canvas';

export interface CityLayerProps {
  map: L.Map;
  url: string;
  language: string;
  /** Names give way to them. */
  pins: readonly Pick<MapMarker, 'point'>[];
}

/** Radius of a stop of the tram, px. */
const STOP = 4;

export function CityLayer({ url, ...rest }: CityLayerProps) {
  const city = useCity(url);
  return city ? <CityShapes city={city} {...rest} /> : null;
}

/** The layers of the city, bottom to top; those that are noise from afar are drawn only close by. */
function useShapes(map: L.Map, city: City, zoom: number): void {
  const [renderer] = useState(() => new SafeCanvas({ padding: 0.4 }));
  const layers = useMemo(
    () =>
      shapesOf(city).map(([kind, features]) => ({
        kind,
        layer: L.geoJSON(features, {
          interactive: false,
          style: { renderer } as L.PathOptions,
          pointToLayer: (_, at) => L.circleMarker(at, { radius: STOP, renderer, interactive: false }),
        }),
      })),
    [city, renderer],
  );
  useEffect(() => {
    const theme = getComputedStyle(map.getContainer());
    const read = (name: string) => theme.getPropertyValue(name).trim();
    for (const { kind, layer } of layers) {
      // Taken off and put on in order: what a canvas draws last is on top.
      layer.remove();
      if (!isShownAt(zoom, kind)) continue;
      layer.setStyle(styleOf(kind, read, zoom));
      layer.addTo(map);
    }
  }, [map, layers, zoom]);
  useEffect(() => () => layers.forEach(({ layer }) => void layer.remove()), [layers]);
}

function CityShapes({ map, city, language, pins }: Omit<CityLayerProps, 'url'> & { city: City }) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = () => setZoom(map.getZoom());
    map.on('zoomend', read);
    return () => void map.off('zoomend', read);
  }, [map]);
  useShapes(map, city, zoom);
  return <CityNames map={map} city={city} language={language} zoom={zoom} pins={pins} />;
}
