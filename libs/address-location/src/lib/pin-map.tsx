/** A map that moves under a fixed pin, with buttons on it. */
import { MapView, type MapViewProps } from '@shop/map';
import { IconButton, Text } from '@shop/ui';
import { IconCurrentLocation, IconMapPinFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './pin-map.module.css';
import { usePlaceMessages } from '../messages';

export interface PinMapProps extends Required<Pick<MapViewProps, 'centre' | 'zoom' | 'onMove'>> {
  onLocate: () => void;
  /** More buttons on the map. */
  children?: ReactNode;
}

export function PinMap({ centre, zoom, onMove, onLocate, children }: PinMapProps) {
  const t = usePlaceMessages();
  return (
    <div className={classes.map}>
      <MapView
        centre={centre}
        zoom={zoom}
        label={t('picker.map')}
        onMove={onMove}
        fallback={<Text className={classes.unavailable}>{t('picker.unavailable')}</Text>}
      />
      <IconMapPinFilled className={classes.pin} size={44} aria-hidden="true" />
      <div className={classes.tools}>
        <IconButton variant="default" aria-label={t('picker.current')} onClick={onLocate}>
          <IconCurrentLocation size={20} />
        </IconButton>
        {children}
      </div>
    </div>
  );
}
