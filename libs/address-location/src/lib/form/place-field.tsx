/**
 * The place of an address: a text field with suggestions, and a map with a pin. Either works without the other
 * (ADDR-12, LOC-33).
 */
import { useGetPlaceSuggestionsQuery } from '@shop/api-client/start';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDebouncedValue } from '@mantine/hooks';
import type { LatLng } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { locateDevice, STREET_ZOOM } from '@shop/map';
import type { AddressFormState } from '@shop/order-form';
import { useSession } from '@shop/session';
import { showToast, SuggestField, Written } from '@shop/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { PinMap } from '../pin-map';
import classes from './place-field.module.css';
import { useSavedMessages, usePlaceMessages } from '../../messages';
import { usePlacing, type Placing } from './use-placing';

export interface PlaceFieldProps {
  form: AddressFormState;
  /** Start of the map without a pin. */
  start: LatLng;
}

/** Status: whether the address comes from the pin or from the text. */
function Agreement({ form, placing }: { form: AddressFormState; placing: Placing }) {
  const t = useSavedMessages();
  const { placedBy, text } = form.values;
  const status = placing.finding
    ? t('place.finding')
    : placing.movedTo
      ? t('place.typedMoved', { place: placing.movedTo })
      : placedBy === 'saved' || !text
        ? t('place.hint')
        : t(`place.${placedBy}`);
  return (
    <div className={classes.agreement}>
      <p role="status">{status}</p>
      {placing.replaced ? (
        <button type="button" className={classes.keep} onClick={placing.keepReplaced}>
          {t('place.keep', { words: placing.replaced })}
        </button>
      ) : null}
    </div>
  );
}

/** The place is outside of all zones: the shop's message, and a way back. */
function Outside({ placing }: { placing: Placing }) {
  const t = useSavedMessages();
  const { place } = useSession('place');
  if (placing.refusal === null) return null;
  return (
    <div role="alert" className={classes.outside}>
      <p>
        <strong>
          <Written>{placing.refusal || t('place.outside')}</Written>
        </strong>{' '}
        {t('place.outsideWays')}
      </p>
      {place ? (
        <button type="button" className={classes.keep} onClick={() => void placing.movePin(place.point, 'search')}>
          {t('place.back', { place: place.address })}
        </button>
      ) : null}
    </div>
  );
}

export function PlaceField({ form, start }: PlaceFieldProps) {
  const t = useSavedMessages();
  const ofPlace = usePlaceMessages();
  const id = useId();
  const language = useLanguage();
  const { text, placedBy } = form.values;
  const placing = usePlacing(form, start);
  // Suggest only for typed text, not for text that was filled in.
  const [asked] = useDebouncedValue(placedBy === 'typed' ? text.trim() : '', 300);
  const isTyping = placedBy === 'typed' && asked.length > 1;
  const { currentData: places = [] } = useGetPlaceSuggestionsQuery(isTyping ? { text: asked, language } : skipToken);
  const locate = async () => {
    const verdict = await locateDevice();
    if (verdict.ok) await placing.movePin(verdict.point, 'device');
    else showToast(ofPlace('picker.denied'), 'bad', { duration: 8000 });
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
          onText={placing.type}
          suggestions={
            isTyping ? places.map(({ id: key, main, secondary }) => ({ id: key, label: main, detail: secondary })) : []
          }
          onTake={({ id: key, label, detail }) =>
            void placing.selectPlace(key, [label, detail].filter(Boolean).join(', '))
          }
          onSubmit={() => void placing.lookUpText()}
          onLeave={() => void placing.lookUpText()}
          errorId={error ? `${id}-fault` : undefined}
        />
        {error ? (
          <p id={`${id}-fault`} className={classes.problem} role="alert">
            <Written>{error}</Written>
          </p>
        ) : null}
      </div>
      <Outside placing={placing} />
      <PinMap centre={placing.centre} zoom={STREET_ZOOM} onMove={placing.onMapMove} onLocate={() => void locate()} />
      <Agreement form={form} placing={placing} />
    </div>
  );
}
