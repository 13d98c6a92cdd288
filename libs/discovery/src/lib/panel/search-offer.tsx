/** What the search box offers for its text. It shows nothing itself: the field shows the offer, with its keyboard. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useEmptyOffer } from './use-empty-offer';
import { useTypedOffer } from './use-typed-offer';
import type { Offer } from '../search-box/offer';

export interface SearchOfferProps {
  /** Of a search; empty: nothing to search for was typed. */
  text: string;
  /** Stays the same function. */
  onOffer: (offer: Offer) => void;
  onSearch: (term: string) => void;
}

export default function SearchOffer({ text, onOffer, onSearch }: SearchOfferProps) {
  const latest = useRef(onSearch);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });
  // An offer that changed with every render of the field would never come to an end.
  const search = useCallback((term: string) => latest.current(term), []);
  const empty = useEmptyOffer(text === '');
  const typed = useTypedOffer(text, search);
  const offer = text === '' ? empty : typed;
  // Before the screen shows the text without it.
  useLayoutEffect(() => onOffer(offer), [offer, onOffer]);
  return null;
}
