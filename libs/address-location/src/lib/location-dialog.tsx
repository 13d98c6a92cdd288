/**
 * The location picker: the map moves under a fixed pin, whose address and zones are resolved; 'Pick Locations' selects
 * it.
 */
import { useMediaQuery } from '@mantine/hooks';
import type { FoundPlace, LatLng, Place } from '@shop/domain';
import { locateDevice, zoomOf } from '@shop/map';
import { Button, Dialog, IconButton, showToast, Text, Written } from '@shop/ui';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './location-dialog.module.css';
import { PinMap } from './pin-map';
import { PlaceSearch } from './place-search';
import { usePlaceMessages } from '../messages';
import { useResolvedPlace, type ResolvedPlace } from './use-resolved-place';

export interface LocationDialogProps {
  /** Start of the map without a selected place. */
  start: LatLng;
  /** The current place: the map fits to it. */
  chosen: FoundPlace | null;
  /** Called with the place under the pin, with address and zones. */
  onPick: (place: Place) => void;
  onClose: () => void;
}

function PickButton({
  resolved,
  onPick,
  onClose,
}: {
  resolved: ResolvedPlace;
  onPick: LocationDialogProps['onPick'];
  onClose: () => void;
}) {
  const t = usePlaceMessages();
  if (resolved.state === 'rejected')
    return (
      <Button fullWidth size="lg" color="red" className={classes.error} onClick={onClose}>
        <Written>{resolved.message ?? t('picker.failed')}</Written>
      </Button>
    );
  const place = resolved.state === 'found' && resolved.place.address ? resolved.place : null;
  return (
    <Button fullWidth size="lg" disabled={!place} onClick={() => place && onPick(place)}>
      {t('picker.pick')}
    </Button>
  );
}

/** Zoom without a selected place: at first, and after loading (LOC-11). */
const INITIAL_ZOOM = 10;
const LOADED_ZOOM = 12;

export default function LocationDialog({ start, chosen, onPick, onClose }: LocationDialogProps) {
  const t = usePlaceMessages();
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false;
  const [centre, setCentre] = useState(chosen?.point ?? start);
  const [zoom, setZoom] = useState(chosen ? zoomOf(chosen) : INITIAL_ZOOM);
  const [isLarge, setIsLarge] = useState(false);
  const [resolved, resolve] = useResolvedPlace();
  useEffect(() => {
    resolve(centre);
    if (chosen) return undefined;
    const timer = setTimeout(() => setZoom(LOADED_ZOOM), 400);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first place only; moves resolve the others
  }, []);
  const showPlace = (place: FoundPlace) => {
    setZoom(zoomOf(place));
    setCentre(place.point);
    resolve(place.point);
  };
  const locate = async () => {
    const result = await locateDevice();
    if (result.ok) showPlace(result);
    else showToast(t('picker.denied'), 'bad', { duration: 8000 });
  };
  const address =
    resolved.state === 'found' ? resolved.place.address : resolved.state === 'rejected' ? resolved.address : '';
  return (
    <Dialog
      onClose={onClose}
      title={t('picker.title')}
      closeLabel={t('picker.close')}
      width={isLarge ? 'whole' : 720}
      fillsPhone
    >
      <div className={classes.stack} data-large={isLarge || isPhone || undefined}>
        <PlaceSearch onFound={showPlace} />
        <PinMap centre={centre} zoom={zoom} onMove={resolve} onLocate={() => void locate()}>
          {isPhone ? null : (
            <IconButton
              variant="default"
              aria-label={t(isLarge ? 'picker.small' : 'picker.fullscreen')}
              aria-pressed={isLarge}
              onClick={() => setIsLarge(!isLarge)}
            >
              {isLarge ? <IconArrowsMinimize size={20} /> : <IconArrowsMaximize size={20} />}
            </IconButton>
          )}
        </PinMap>
        <Text className={classes.address} aria-live="polite">
          <Written>{address || t('picker.finding')}</Written>
        </Text>
        <PickButton resolved={resolved} onPick={onPick} onClose={onClose} />
      </div>
    </Dialog>
  );
}
