/** The location in the header, and its popover: saved addresses, or the map (LOC-01 to LOC-08). */
import { Button, Text } from '@mantine/core';
import type { Place } from '@shop/domain';
import { selectIsSignedIn } from '@shop/session';
import { Disclosure } from '@shop/ui';
import { paths } from '@shop/util';
import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import classes from './location-button.module.css';
import { SavedAddresses } from './saved-addresses-lazy';
import { usePlaceText } from './texts';

export interface LocationButtonProps {
  place: Place | null;
  onPickFromMap: () => void;
  /** A saved address was chosen and its zones are known. */
  onPlace: (place: Place) => void;
}

export function LocationButton({ place, onPickFromMap, onPlace }: LocationButtonProps) {
  const t = usePlaceText();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <Disclosure
      face={
        <>
          <IconMapPin size={18} aria-hidden="true" />
          <span className={classes.address} dir="auto">
            {place ? place.address : t('button.choose')}
          </span>
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <>
          <Text fw={650}>{t('popover.saved')}</Text>
          {isSignedIn ? (
            <SavedAddresses
              chosen={place}
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
      )}
    </Disclosure>
  );
}
