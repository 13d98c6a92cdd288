/** A map: Google's if a key is configured and it loads, else Leaflet with the city's own streets. */
import { ErrorBoundary, Skeleton, useIsFileMissing } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import type { MapViewProps } from './map-props';
import { useMapSettings } from './map-settings';

/** A skeleton while the code loads; the fallback once loading has failed. */
function MapPlaceholder({ fallback }: Pick<MapViewProps, 'fallback'>) {
  return useIsFileMissing() ? fallback : <Skeleton height="100%" borderRadius={0} />;
}

const LeafletMap = lazyView(() => import('./leaflet-map'), { Loading: MapPlaceholder });
const GoogleMap = lazyView(() => import('./google-map'), { Loading: MapPlaceholder });

export function MapView(props: MapViewProps) {
  const settings = useMapSettings();
  const [googleFailed, setGoogleFailed] = useState(false);
  const useGoogle = settings.googleKey !== null && !googleFailed;
  return (
    <ErrorBoundary fallback={props.fallback}>
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
    </ErrorBoundary>
  );
}
