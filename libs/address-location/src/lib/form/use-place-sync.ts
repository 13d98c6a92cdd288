/**
 * Keeps pin and text of an address in sync: moving the pin rewrites the text, a selected or typed text moves the pin.
 * The latest change wins, and the form shows which. Responses to older requests are ignored.
 */
import type { LatLng } from '@shop/domain';
import { isSamePoint, namesPlace, type AddressValues, type PlacedBy } from '@shop/domain/address';
import { searchText } from '@shop/domain/search-text';
import type { AddressFormState } from '@shop/order-form';
import { isBlank } from '@shop/util';
import { useRef, useState, type RefObject } from 'react';
import { rounded } from '@shop/domain/distance';
import { usePlaceLookups } from '../use-place-lookups';

/** Tolerance: after a move the map reports its centre rounded to pixels. */
const SAME_DEGREES = 4e-5;

interface PlaceSyncState {
  isSearching: boolean;
  /** The shop's message for a place outside of all zones; null: inside, or unknown. */
  outsideMessage: string | null;
  /** The place that typed text moved the pin to; null: no move. */
  movedTo: string | null;
}
const SETTLED: PlaceSyncState = { isSearching: false, outsideMessage: null, movedTo: null };

export interface PlaceSync extends PlaceSyncState {
  /** Centre of the map; changes only to move the map. */
  centre: LatLng;
  /** The customer's text that the pin's address replaced. */
  replaced: string | null;
  onMapMove: (centre: LatLng) => Promise<void>;
  movePin: (point: LatLng, by: PlacedBy) => Promise<void>;
  selectPlace: (id: string, label: string) => Promise<void>;
  type: (text: string) => void;
  /** On blur of the text field: looks up a typed text. */
  lookUpText: () => Promise<void>;
  keepReplaced: () => void;
  /** Looks up typed text, and resolves when no lookup is running any more: only then do pin and zones match the text. */
  settle: () => Promise<void>;
}

/** The new text: without a named street, typed text is kept and text of another place is cleared. */
function textAt(address: string | undefined, before: Pick<AddressValues, 'text' | 'placedBy'>): string {
  if (address === undefined) return before.text;
  return address || (before.placedBy === 'typed' ? before.text : '');
}

/** The customer's text that the pin's address replaced, until it is restored or new text is typed. */
function useReplacedText(form: AddressFormState, syncedTextRef: RefObject<string>) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const type = (text: string) => {
    setReplaced(null);
    form.setValues({ text, placedBy: 'typed' });
  };
  return {
    replaced: form.values.placedBy === 'typed' ? null : replaced,
    forget: () => setReplaced(null),
    replace: ({ text, placedBy }: Pick<AddressValues, 'text' | 'placedBy'>, by: string) =>
      setReplaced(placedBy === 'typed' && !isBlank(text) && text !== by ? text : null),
    type,
    keepReplaced: () => {
      if (replaced === null) return;
      syncedTextRef.current = replaced;
      type(replaced);
    },
  };
}

/** The lookups that are running. */
function useRunningLookups() {
  const running = useRef<Promise<unknown>>(Promise.resolve());
  return {
    track: (lookup: Promise<void>): Promise<void> => {
      running.current = Promise.all([running.current, lookup]);
      return lookup;
    },
    /** Resolves when none is running any more; one may start while others are awaited. */
    settled: async () => {
      let awaited: Promise<unknown>;
      do await (awaited = running.current);
      while (awaited !== running.current);
    },
  };
}

function usePinAndText(form: AddressFormState, start: LatLng): Omit<PlaceSync, 'settle'> {
  const [centre, setCentre] = useState(form.values.point ?? start);
  const [state, setState] = useState<PlaceSyncState>(SETTLED);
  const latestRequest = useRef(0);
  /** The last known centre of the map. */
  const lastCentre = useRef(centre);
  /** The text when pin and text were last in sync. */
  const syncedText = useRef(form.values.text);
  const { replaced, forget, replace, type, keepReplaced } = useReplacedText(form, syncedText);
  const lookups = usePlaceLookups();

  const startRequest = () => {
    setState({ ...SETTLED, isSearching: true });
    return (latestRequest.current += 1);
  };
  const updateZones = async (request: number, at: LatLng, movedTo: string | null = null): Promise<void> => {
    const { zoneIds, isOutside, outsideMessage } = await lookups.zonesAt(at);
    if (request !== latestRequest.current) return;
    form.setValues({ zoneIds, isOutside });
    setState({ isSearching: false, outsideMessage, movedTo });
    form.clearFieldError('text');
  };
  const movePin = async (exact: LatLng, by: PlacedBy) => {
    const request = startRequest();
    const at = rounded(exact);
    lastCentre.current = at;
    if (by !== 'map') setCentre(at);
    const before = form.getValues();
    form.setValues({ point: at, placedBy: by });
    const address = await lookups.addressAt(at);
    if (request !== latestRequest.current) return;
    const text = textAt(address, before);
    replace(before, text);
    syncedText.current = text;
    form.setFieldValue('text', text);
    await updateZones(request, at);
  };
  const moveToPlace = async (request: number, id: string, by: PlacedBy, movedTo: string | null) => {
    const found = await lookups.pointOf(id);
    if (request !== latestRequest.current) return;
    if (!found) return setState(SETTLED);
    const at = rounded(found);
    lastCentre.current = at;
    setCentre(at);
    syncedText.current = form.getValues().text;
    form.setValues({ point: at, placedBy: by });
    await updateZones(request, at, movedTo);
  };
  const selectPlace = async (id: string, label: string) => {
    const request = startRequest();
    forget();
    form.setFieldValue('text', label);
    // Leaving the field must not look the selected text up again.
    const before = syncedText.current;
    syncedText.current = label;
    await moveToPlace(request, id, 'search', null);
    if (form.getValues().placedBy === 'typed') syncedText.current = before;
  };
  const lookUpText = async () => {
    const { text, placedBy: by, point: pin } = form.getValues();
    if (by !== 'typed' || text === syncedText.current || searchText(text).length < 3) return;
    // The pin has not moved, so its status stays.
    setState((previous) => ({ ...previous, isSearching: true, movedTo: null }));
    const request = (latestRequest.current += 1);
    const found = await lookups.placeNamed(text, () => request === latestRequest.current);
    if (found === undefined) return;
    // Text that only adds details to the named place does not move the pin.
    const isThere = found && pin && namesPlace(syncedText.current, { ...found, secondary: '' });
    if (!found || isThere) return setState((previous) => ({ ...previous, isSearching: false, movedTo: null }));
    await moveToPlace(request, found.id, 'typed', [found.main, found.secondary].filter(Boolean).join(', '));
  };
  return {
    ...state,
    centre,
    replaced,
    movePin,
    selectPlace,
    lookUpText,
    onMapMove: async (next) => {
      if (!isSamePoint(next, lastCentre.current, SAME_DEGREES)) await movePin(next, 'map');
    },
    type,
    keepReplaced,
  };
}

export function usePlaceSync(form: AddressFormState, start: LatLng): PlaceSync {
  const { movePin, selectPlace, lookUpText, onMapMove, ...sync } = usePinAndText(form, start);
  const { track, settled } = useRunningLookups();
  return {
    ...sync,
    movePin: (point, by) => track(movePin(point, by)),
    selectPlace: (id, label) => track(selectPlace(id, label)),
    lookUpText: () => track(lookUpText()),
    onMapMove: (next) => track(onMapMove(next)),
    settle: async () => {
      // Not at once: looking up the text would supersede a selected place.
      await settled();
      void track(lookUpText());
      await settled();
    },
  };
}
