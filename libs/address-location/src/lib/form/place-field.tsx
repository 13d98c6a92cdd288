/**
 * The place of an address: a text field with suggestions, and a map with a pin. Either works without the other
 * (ADDR-12, LOC-33).
 */
import { useGetPlaceSuggestionsQuery } from '@shop/api-client/places';
import { skipToken } from '@reduxjs/toolkit/query';
import { ADDRESS_LIMITS } from '@shop/domain/address';
import { searchText } from '@shop/domain/search-text';
import { useLanguage } from '@shop/i18n';
import { locateDevice, STREET_ZOOM } from '@shop/map';
import type { AddressFormState } from '@shop/order-form';
import { useSession } from '@shop/session';
import { showToast, SuggestField, useSettledText, Written } from '@shop/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { PinMap } from '../pin-map';
import classes from './place-field.module.css';
import { useSavedMessages, usePlaceMessages } from '../../messages';
import type { PlaceSync } from './use-place-sync';

export interface PlaceFieldProps {
  form: AddressFormState;
  placeSync: PlaceSync;
}

/** Status: whether the address comes from the pin or from the text. */
function PlaceStatus({ form, placeSync }: { form: AddressFormState; placeSync: PlaceSync }) {
  const t = useSavedMessages();
  const { placedBy, text } = form.values;
  const status = placeSync.isSearching
    ? t('place.finding')
    : placeSync.movedTo
      ? t('place.typedMoved', { place: placeSync.movedTo })
      : placedBy === 'saved' || !text
        ? t('place.hint')
        : t(`place.${placedBy}`);
  return (
    <div className={classes.status}>
      <p role="status">{status}</p>
      {placeSync.replaced ? (
        <button type="button" className={classes.textButton} onClick={placeSync.keepReplaced}>
          {t('place.keep', { words: placeSync.replaced })}
        </button>
      ) : null}
    </div>
  );
}

/** The place is outside of all zones: the shop's message, and a way back. */
function Outside({ placeSync }: { placeSync: PlaceSync }) {
  const t = useSavedMessages();
  const { place } = useSession('place');
  if (placeSync.outsideMessage === null) return null;
  return (
    <div role="alert" className={classes.outside}>
      <p>
        <Written as="strong">{placeSync.outsideMessage || t('place.outside')}</Written> {t('place.outsideWays')}
      </p>
      {place ? (
        <button
          type="button"
          className={classes.textButton}
          onClick={() => void placeSync.movePin(place.point, 'search')}
        >
          {t('place.back', { place: place.address })}
        </button>
      ) : null}
    </div>
  );
}

export function PlaceField({ form, placeSync }: PlaceFieldProps) {
  const t = useSavedMessages();
  const tPlace = usePlaceMessages();
  const id = useId();
  const language = useLanguage();
  const { text, placedBy } = form.values;
  // Suggest only for typed text, not for text that was filled in.
  const query = useSettledText(placedBy === 'typed' ? searchText(text) : '', 300);
  const isTyping = placedBy === 'typed' && query.length > 1;
  const { currentData: places = [] } = useGetPlaceSuggestionsQuery(isTyping ? { text: query, language } : skipToken);
  const locate = async () => {
    const result = await locateDevice();
    if (result.ok) await placeSync.movePin(result.point, 'device');
    else showToast(tPlace('picker.denied'), 'bad', { duration: 8000 });
  };
  const error = form.errors.text;
  return (
    <div className={classes.field}>
      <div>
        <span className={classes.name} aria-hidden="true">
          {t('place.label')} <i>*</i>
        </span>
        <SuggestField
          size="form"
          icon={<IconMapPin size={20} />}
          label={t('place.label')}
          placeholder={t('place.placeholder')}
          text={text}
          maxLength={ADDRESS_LIMITS.text}
          onText={placeSync.type}
          suggestions={
            isTyping ? places.map(({ id: key, main, secondary }) => ({ id: key, label: main, detail: secondary })) : []
          }
          onTake={({ id: key, label, detail }) =>
            void placeSync.selectPlace(key, [label, detail].filter(Boolean).join(', '))
          }
          onSubmit={() => void placeSync.lookUpText()}
          onLeave={() => void placeSync.lookUpText()}
          errorId={error ? `${id}-error` : undefined}
        />
        {error ? (
          <Written as="p" id={`${id}-error`} className={classes.error} role="alert">
            {error}
          </Written>
        ) : null}
      </div>
      <Outside placeSync={placeSync} />
      <PinMap
        centre={placeSync.centre}
        zoom={STREET_ZOOM}
        onMove={(next) => void placeSync.onMapMove(next)}
        onLocate={() => void locate()}
      />
      <PlaceStatus form={form} placeSync={placeSync} />
    </div>
  );
}
