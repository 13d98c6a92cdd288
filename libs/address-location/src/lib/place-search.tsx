/** Searches streets and places; resolves the selected one to its point (LOC-12, LOC-13). */
import { useGetPlaceSuggestionsQuery, useLazyGetFoundPlaceQuery } from '@shop/api-client/places';
import { skipToken } from '@reduxjs/toolkit/query';
import type { FoundPlace } from '@shop/domain';
import { SEARCH_LENGTH, searchText } from '@shop/domain/search-text';
import { useLanguage } from '@shop/i18n';
import { SuggestField, useSettledText } from '@shop/ui';
import { useState } from 'react';
import { usePlaceMessages } from '../messages';

export interface PlaceSearchProps {
  onFound: (place: FoundPlace) => void;
  size?: 'md' | 'lg';
}

export function PlaceSearch({ onFound, size = 'md' }: PlaceSearchProps) {
  const t = usePlaceMessages();
  const language = useLanguage();
  const [text, setText] = useState('');
  const typed = searchText(text);
  const query = useSettledText(typed, 300);
  const { currentData: places = [] } = useGetPlaceSuggestionsQuery(
    query.length > 1 ? { text: query, language } : skipToken,
  );
  const [findPlace] = useLazyGetFoundPlaceQuery();
  const select = async (id: string, label: string) => {
    setText(label);
    const { data } = await findPlace(id, true);
    if (data) onFound(data);
  };
  return (
    <SuggestField
      size={size}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      text={text}
      maxLength={SEARCH_LENGTH}
      onText={setText}
      suggestions={typed ? places.map(({ id, main, secondary }) => ({ id, label: main, detail: secondary })) : []}
      onTake={({ id, label }) => void select(id, label)}
      onSubmit={() => (places[0] ? void select(places[0].id, places[0].main) : undefined)}
    />
  );
}
