/** Google's map; tells when it can not be had, so that the other one takes over. */
import { APILoadingStatus, APIProvider, Map, Marker, useApiLoadingStatus } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import type { MapViewProps } from './map-view';

function Watch({ onFail }: { onFail: () => void }) {
  const status = useApiLoadingStatus();
  useEffect(() => {
    if (status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE) onFail();
  }, [status, onFail]);
  return null;
}

export default function GoogleMap({
  centre,
  zoom,
  label,
  markers = [],
  onMove,
  apiKey,
  onFail,
}: MapViewProps & { apiKey: string; onFail: () => void }) {
  return (
    <APIProvider apiKey={apiKey}>
      <Watch onFail={onFail} />
      <div role="application" aria-label={label} style={{ blockSize: '100%' }}>
        <Map
          defaultCenter={centre}
          defaultZoom={zoom}
          disableDefaultUI
          zoomControl
          gestureHandling="greedy"
          onIdle={({ map }) => {
            const at = map.getCenter();
            if (at && onMove) onMove({ lat: at.lat(), lng: at.lng() });
          }}
        >
          {markers.map(({ id, point, label: title }) => (
            <Marker key={id} position={point} title={title} />
          ))}
        </Map>
      </div>
    </APIProvider>
  );
}
