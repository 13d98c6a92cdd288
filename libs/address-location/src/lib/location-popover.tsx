/** The popover of the header's location: saved addresses, and a button for the map (LOC-01 to LOC-08). */
import type { Place } from '@shop/domain';
import { Button, ErrorBoundary, LineSkeletons, LoadFailed, Text } from '@shop/ui';
import { selectIsSignedIn } from '@shop/session';
import { paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import classes from './location-button.module.css';
import { savedAddressMessages, usePlaceMessages } from '../messages';

function Loading() {
  const t = usePlaceMessages();
  return <LineSkeletons count={2} label={t('popover.loading')} />;
}

/** Guests never need them. */
const SavedAddressList = lazyView(() => import('./saved-address-list'), { messages: [savedAddressMessages], Loading });

export interface LocationPopoverProps {
  place: Place | null;
  onPickFromMap: () => void;
  /** Called with a saved address whose zones are resolved. */
  onPlace: (place: Place) => void;
  close: () => void;
}

export default function LocationPopover({ place, onPickFromMap, onPlace, close }: LocationPopoverProps) {
  const t = usePlaceMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const failed = (
    <LoadFailed title={t('popover.failed')} retryLabel={t('popover.retry')} onRetry={() => window.location.reload()} />
  );
  return (
    <>
      <Text fw={650}>{t('popover.saved')}</Text>
      {isSignedIn ? (
        <ErrorBoundary fallback={failed}>
          <SavedAddressList
            chosen={place}
            onLeave={close}
            onAddress={({ text, point, zoneIds }) => {
              close();
              onPlace({ address: text, point, zoneIds });
            }}
          />
        </ErrorBoundary>
      ) : (
        <Text size="sm" c="dimmed">
          {t('popover.signIn')}{' '}
          <Link className={classes.signIn} to={paths.signIn()} onClick={close}>
            {t('popover.signInLink')}
          </Link>
        </Text>
      )}
      <Button
        fullWidth
        onClick={() => {
          close();
          onPickFromMap();
        }}
      >
        {t('popover.pick')}
      </Button>
    </>
  );
}
