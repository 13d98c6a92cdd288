/** Google's map; reports when it fails to load, for the fallback to Leaflet. */
import { APILoadingStatus, APIProvider, Map, Marker, Polyline, useApiLoadingStatus } from '@vis.gl/react-google-maps';
import type { LatLng } from '@shop/domain';
import { useEffect, useRef } from 'react';
import type { MapSettings } from './map-settings';
import type { MapViewProps } from './map-props';

function LoadStatus({ onFail }: { onFail: () => void }) {
  const status = useApiLoadingStatus();
  useEffect(() => {
    if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE) onFail();
  }, [status, onFail]);
  return null;
}

/** Bounds of all pins with padding; null: a single pin stays centred. */
function boundsOf(points: readonly LatLng[]) {
  if (points.length < 2) return null;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    padding: 56,
  };
}

/** Google draws outside of the page's styles. */
const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--mantine-primary-color-filled');

export default function GoogleMap({
  centre,
  zoom,
  label,
  markers = [],
  choice,
  route = [],
  onMove,
  apiKey,
  language,
  onFail,
}: MapViewProps & Pick<MapSettings, 'language'> & { apiKey: string; onFail: () => void }) {
  const places = choice?.places ?? [];
  const isShown = useRef(false);
  const bounds = onMove ? null : (choice?.area ?? boundsOf([...markers, ...places].map(({ point }) => point)));
  return (
    <APIProvider apiKey={apiKey} language={language}>
      <LoadStatus onFail={onFail} />
      <div role="application" aria-label={label} style={{ blockSize: '100%' }}>
        <Map
          defaultCenter={centre}
          defaultZoom={zoom}
          {...(bounds ? { defaultBounds: bounds } : {})}
          disableDefaultUI
          zoomControl
          gestureHandling="greedy"
          onIdle={({ map }) => {
            const at = map.getCenter();
            if (at && onMove) onMove({ lat: at.lat(), lng: at.lng() });
            const view = map.getBounds()?.toJSON();
            // It rests for the first time where it was opened.
            if (view && isShown.current) choice?.onView?.(view);
            isShown.current = true;
          }}
        >
          {route.length > 1 ? <Polyline path={[...route]} strokeColor={accent()} strokeWeight={5} /> : null}
          {markers.map(({ id, point, label: title }) => (
            <Marker key={id} position={point} title={title} />
          ))}
          {places.map(({ id, point, label: title, text, isDimmed }) => (
            <Marker
              key={id}
              position={point}
              title={title}
              label={text}
              opacity={isDimmed ? 0.6 : 1}
              zIndex={id === choice?.chosen ? 1 : 0}
              onClick={() => choice?.onChoose(id)}
            />
          ))}
        </Map>
      </div>
    </APIProvider>
  );
}
