/**
 * Leaflet with the city's GeoJSON (or raster tiles): without a key or a third party. Loaded only when a map is shown.
 */
import 'leaflet/dist/leaflet.css';
import { useEffect, useState } from 'react';
import { MapContainer, Polyline, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { CityLayer } from './city-layer';
import { ViewportControl } from './viewport-control';
import classes from './leaflet-map.module.css';
import type { MapSettings } from './map-settings';
import type { MapMarker, MapViewProps } from './map-view';
import { Pin } from './pins';

/** Sets role and label, which `MapContainer` does not pass on. */
function AccessibleName({ label }: Pick<MapViewProps, 'label'>) {
  const map = useMap();
  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute('role', 'application');
    box.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

const NO_MARKERS: readonly MapMarker[] = [];

export default function LeafletMap({
  centre,
  zoom,
  label,
  markers = NO_MARKERS,
  route,
  onMove,
  settings,
}: MapViewProps & { settings: MapSettings }) {
  const [start] = useState({ center: centre, zoom });
  return (
    <MapContainer
      {...start}
      className={classes.map}
      zoomControl={false}
      attributionControl={false}
      minZoom={10}
      maxZoom={18}
      zoomAnimation={false}
      fadeAnimation={false}
      markerZoomAnimation={false}
    >
      <AccessibleName label={label} />
      <ZoomControl position="bottomright" />
      {settings.tilesUrl ? (
        <TileLayer url={settings.tilesUrl} />
      ) : (
        <CityLayer url={settings.geoJsonUrl} language={settings.language} pins={markers} />
      )}
      {markers.map((marker) => (
        <Pin key={marker.id} {...marker} />
      ))}
      {route && route.length > 1 ? <Polyline positions={[...route]} className={classes.route} weight={5} /> : null}
      <ViewportControl centre={centre} zoom={zoom} markers={markers} onMove={onMove} />
    </MapContainer>
  );
}
