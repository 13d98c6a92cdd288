/** A map: Google's if a key is configured and it loads, else Leaflet with the city's own streets. */
import { ErrorBoundary, LazyBoundary, lazyPart, Skeleton, useIsFileMissing } from '@shop/ui';
import type { LatLng } from '@shop/domain';
import { useState, type ReactNode } from 'react';
import { useMapSettings } from './map-settings';

export interface MapMarker {
  id: string;
  point: LatLng;
  kind: 'home' | 'store' | 'courier';
  label: string;
}

export interface MapViewProps {
  centre: LatLng;
  zoom: number;
  /** Accessible name. */
  label: string;
  markers?: readonly MapMarker[];
  /** A route to draw. */
  route?: readonly LatLng[];
  /** Called with the new centre when the customer moves or zooms the map (LOC-14, LOC-15). */
  onMove?: (centre: LatLng) => void;
  /** Rendered when no map can be loaded (LOC-33). */
  fallback: ReactNode;
}

const LeafletMap = lazyPart(() => import('./leaflet-map'));
const GoogleMap = lazyPart(() => import('./google-map'));

/** A skeleton while the code loads; the fallback once loading has failed. */
function MapPlaceholder({ fallback }: Pick<MapViewProps, 'fallback'>) {
  return useIsFileMissing() ? fallback : <Skeleton animate={false} height="100%" radius={0} />;
}

export function MapView(props: MapViewProps) {
  const settings = useMapSettings();
  const [googleFailed, setGoogleFailed] = useState(false);
  const useGoogle = settings.googleKey !== null && !googleFailed;
  return (
    <ErrorBoundary fallback={props.fallback}>
      <LazyBoundary fallback={<MapPlaceholder fallback={props.fallback} />}>
        {useGoogle ? (
          <GoogleMap
            {...props}
            apiKey={settings.googleKey as string}
            language={settings.language}
            onFail={() => setGoogleFailed(true)}
          />
        ) : (
          <LeafletMap {...props} settings={settings} />
        )}
      </LazyBoundary>
    </ErrorBoundary>
  );
}
