/** The popover of the header's location: saved addresses, and a button for the map (LOC-01 to LOC-08). */
import { Button, Text } from '@shop/ui';
import { selectIsSignedIn } from '@shop/session';
import { paths } from '@shop/util';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { LocationButtonProps } from './location-button';
import classes from './location-button.module.css';
import { SavedAddresses } from './saved-addresses-lazy';
import { usePlaceMessages } from '../messages';

export default function LocationPopover({
  place,
  onPickFromMap,
  onPlace,
  close,
}: LocationButtonProps & { close: () => void }) {
  const t = usePlaceMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <>
      <Text fw={650}>{t('popover.saved')}</Text>
      {isSignedIn ? (
        <SavedAddresses
          chosen={place}
          onLeave={close}
          onAddress={({ text, point, zoneIds }) => {
            close();
            onPlace({ address: text, point, zoneIds });
          }}
        />
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
