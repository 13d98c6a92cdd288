/** One end of a parcel: a street or place by its name, with suggestions, or by the map. */
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useGetPlaceSuggestionsQuery,
  useLazyGetFoundPlaceQuery,
  useLazyGetPlaceSuggestionsQuery,
} from '@shop/api-client/places';
import { useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import type { Place } from '@shop/domain';
import { rounded } from '@shop/domain/distance';
import { SEARCH_LENGTH, searchText } from '@shop/domain/search-text';
import { useLanguage } from '@shop/i18n';
import { useModulePorts } from '@shop/module-kit';
import { IconButton, SuggestField, useSettledText, Written, type Suggestion } from '@shop/ui';
import { IconMap2, IconMapPin, IconPackageExport } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from './quote.module.css';
import { useParcelMessages } from '../../messages';

const nameOf = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');

const MARKS = { from: IconPackageExport, to: IconMapPin };

export interface PlaceFieldProps {
  name: 'from' | 'to';
  /** null: none, or its text is being changed. */
  place: Place | null;
  error: string | null;
  onPlace: (place: Place | null) => void;
}

type Fault = 'notFound' | 'searchFailed';

/** Looks up the place of a suggestion or of a typed text, with its zones; a later lookup supersedes an earlier one. */
function usePlaceLookup(onPlace: (place: Place) => void) {
  const language = useLanguage();
  const [findPlaces] = useLazyGetPlaceSuggestionsQuery();
  const [findPlace] = useLazyGetFoundPlaceQuery();
  const [findZones] = useLazyGetZonesOfPointQuery();
  const [fault, setFault] = useState<Fault | null>(null);
  const latest = useRef(0);
  /** Forgets a lookup that is running. @returns the number of the next one */
  const stop = () => {
    setFault(null);
    return (latest.current += 1);
  };
  const finish = async (request: number, id: string, address: string) => {
    const { data: found } = await findPlace(id, true);
    const point = found && rounded(found.point);
    // Where the zones are unknown, the price says so.
    const zones = point && (await findZones(point, true)).data;
    if (request !== latest.current) return;
    if (point) onPlace({ address, point, zoneIds: zones?.zoneIds ?? [] });
    else setFault('searchFailed');
  };
  return {
    fault,
    stop,
    lookUp: (id: string, address: string) => finish(stop(), id, address),
    /** The first place that the text names. */
    lookUpText: async (text: string) => {
      const request = stop();
      const { data, isError } = await findPlaces({ text, language }, true);
      if (request !== latest.current) return;
      const [first] = data ?? [];
      if (first) await finish(request, first.id, nameOf(first.main, first.secondary));
      else setFault(isError ? 'searchFailed' : 'notFound');
    },
  };
}

/** Suggestions for what is typed. @param typed null: nothing since the last choice */
function useSuggestions(typed: string | null) {
  const t = useParcelMessages();
  const language = useLanguage();
  const text = searchText(typed ?? '');
  const settled = useSettledText(text, 300);
  const isAsked = typed !== null && settled.length > 1;
  const { currentData, isError, isFetching } = useGetPlaceSuggestionsQuery(
    isAsked ? { text: settled, language } : skipToken,
  );
  const suggestions = (typed === null ? [] : (currentData ?? [])).map(({ id, main, secondary }) => ({
    id,
    label: main,
    detail: secondary,
  }));
  const isAnswered = isAsked && settled === text && !isFetching;
  const notice = t(isError ? 'quote.searchFailed' : 'quote.notFound');
  return { suggestions, answer: isAnswered && suggestions.length === 0 ? { notice, actions: null } : null };
}

export function PlaceField({ name, place, error, onPlace }: PlaceFieldProps) {
  const t = useParcelMessages();
  const { pickPlace } = useModulePorts();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (next: Place) => {
    setTyped(null);
    onPlace(next);
  };
  const { fault, lookUp, lookUpText, stop } = usePlaceLookup(take);
  const { suggestions, answer } = useSuggestions(typed);
  const shownError = fault ? t(`quote.${fault}`) : error;
  const type = (text: string) => {
    stop();
    setTyped(text);
    if (place) onPlace(null);
  };
  const choose = ({ id: placeId, label, detail }: Suggestion) => {
    setTyped(label);
    void lookUp(placeId, nameOf(label, detail));
  };
  const submit = (text: string) => {
    if (suggestions[0]) choose(suggestions[0]);
    else if (typed !== null && searchText(text)) void lookUpText(searchText(text));
  };
  const Mark = MARKS[name];
  return (
    <div className={classes.end}>
      <span className={classes.label} aria-hidden="true">
        {t(`quote.${name}`)}
      </span>
      <SuggestField
        size="form"
        icon={<Mark size={20} />}
        label={t(`quote.${name}`)}
        placeholder={t(`quote.${name}Hint`)}
        text={typed ?? place?.address ?? ''}
        maxLength={SEARCH_LENGTH}
        onText={type}
        suggestions={suggestions}
        answer={answer}
        onTake={choose}
        onSubmit={submit}
        errorId={shownError ? id : undefined}
      />
      <IconButton
        variant="default"
        aria-label={t(`quote.${name}Map`)}
        aria-haspopup="dialog"
        onClick={() => pickPlace(place?.point ?? null, take)}
      >
        <IconMap2 size={20} aria-hidden="true" />
      </IconButton>
      {shownError ? (
        <Written as="p" id={id} className={classes.error} role="alert">
          {shownError}
        </Written>
      ) : null}
    </div>
  );
}
