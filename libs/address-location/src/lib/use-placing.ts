/**
 * Pin and words of an address, kept in agreement: a moved pin rewrites the words, chosen or typed words move the pin. The one that
 * moved last wins and the form says so; answers for an older place never overwrite the newest.
 */
import { failureOf } from '@shop/api-client';
import {
  useLazyGetAddressOfPointQuery,
  useLazyGetFoundPlaceQuery,
  useLazyGetPlaceSuggestionsQuery,
  useLazyGetZonesOfPointQuery,
  type PlaceSuggestion,
} from '@shop/api-client/start';
import type { LatLng } from '@shop/domain';
import { isSamePoint, namesPlace, type PlacedBy } from '@shop/domain/address';
import { useLanguage } from '@shop/i18n';
import type { AddressFormState } from '@shop/order-form';
import { useRef, useState } from 'react';

/** A map tells its own centre back after it was set, to within its pixels. */
const SAME_DEGREES = 4e-5;
const NOT_FOUND = 404;
const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });

export interface Placing {
  /** Where the map stands; changes only when it is to move. */
  centre: LatLng;
  finding: boolean;
  /** What the shop said of a place that nobody reaches; null: it is reached, or that is not known. */
  refusal: string | null;
  /** Words of the customer that the pin's address took the place of. */
  replaced: string | null;
  /** The place that typed words moved the pin to; null: they moved nothing. */
  movedTo: string | null;
  onMapMove: (centre: LatLng) => void;
  movePin: (point: LatLng, by: PlacedBy) => Promise<void>;
  take: (id: string, label: string) => Promise<void>;
  type: (text: string) => void;
  /** The field of the words was left: typed ones look for their place. */
  settle: () => Promise<void>;
  keepReplaced: () => void;
}

export function usePlacing(form: AddressFormState, start: LatLng): Placing {
  const { point, placedBy } = form.values;
  const [centre, setCentre] = useState(point ?? start);
  const [state, setState] = useState({
    finding: false,
    refusal: null as string | null,
    movedTo: null as string | null,
  });
  const [replaced, setReplaced] = useState<string | null>(null);
  const newest = useRef(0);
  /** Where the map was told to stand, or was last seen. */
  const standing = useRef(centre);
  /** The last words that pin and text agreed on. */
  const agreed = useRef(form.values.text);
  const language = useLanguage();
  const [askZones] = useLazyGetZonesOfPointQuery();
  const [askAddress] = useLazyGetAddressOfPointQuery();
  const [askSuggestions] = useLazyGetPlaceSuggestionsQuery();
  const [findPlace] = useLazyGetFoundPlaceQuery();

  const begin = () => {
    setState({ finding: true, refusal: null, movedTo: null });
    return (newest.current += 1);
  };
  /** @returns false when there is a newer place */
  const zonesAt = async (asked: number, at: LatLng, movedTo: string | null = null): Promise<boolean> => {
    const { data, error } = await askZones(at, true);
    if (asked !== newest.current) return false;
    const { status, messages } = failureOf(error);
    // Only the shop itself knows that nobody delivers there; without a line it is not known.
    const isOutside = !data && (status === NOT_FOUND || status === 403 || status === 406);
    form.setValues({ zoneIds: data?.zoneIds ?? [], isOutside });
    setState({ finding: false, refusal: isOutside ? (messages[0] ?? '') : null, movedTo });
    form.clearFieldError('text');
    return true;
  };
  const movePin = async (exact: LatLng, by: PlacedBy) => {
    const asked = begin();
    const at = rounded(exact);
    standing.current = at;
    if (by !== 'map') setCentre(at);
    const said = form.getValues();
    form.setValues({ point: at, placedBy: by });
    const address = await askAddress(at, true);
    if (asked !== newest.current) return;
    // Where no street has a name the customer's own words stay; those of another place do not.
    const words = address.data === undefined ? said.text : address.data || (said.placedBy === 'typed' ? said.text : '');
    setReplaced(said.placedBy === 'typed' && said.text.trim() && said.text !== words ? said.text : null);
    agreed.current = words;
    form.setFieldValue('text', words);
    await zonesAt(asked, at);
  };
  const goTo = async (asked: number, id: string, by: PlacedBy, movedTo: string | null) => {
    const { data } = await findPlace(id, true);
    if (asked !== newest.current) return;
    if (!data) return setState({ finding: false, refusal: null, movedTo: null });
    const at = rounded(data.point);
    standing.current = at;
    setCentre(at);
    agreed.current = form.getValues().text;
    form.setValues({ point: at, placedBy: by });
    await zonesAt(asked, at, movedTo);
  };
  const take = async (id: string, label: string) => {
    const asked = begin();
    setReplaced(null);
    form.setFieldValue('text', label);
    await goTo(asked, id, 'search', null);
  };
  const settle = async () => {
    const { text, placedBy: by, point: pin } = form.getValues();
    if (by !== 'typed' || text === agreed.current || text.trim().length < 3) return;
    // What is known of the pin stays known while it does not move.
    setState((known) => ({ ...known, finding: true, movedTo: null }));
    const asked = (newest.current += 1);
    // What stands behind a comma may be known to nobody: a door, a landmark.
    const [first = ''] = text.split(/[,،]/);
    let found: PlaceSuggestion | undefined;
    for (const wanted of new Set([text.trim(), first.trim()])) {
      const { data = [] } = wanted ? await askSuggestions({ text: wanted, language }, true) : {};
      if (asked !== newest.current) return;
      found ??= data.find((entry) => namesPlace(text, entry));
    }
    // Words that only say more about the place they named before leave the pin where it is.
    const isThere = found && pin && namesPlace(agreed.current, { ...found, secondary: '' });
    if (!found || isThere) return setState((known) => ({ ...known, finding: false, movedTo: null }));
    await goTo(asked, found.id, 'typed', [found.main, found.secondary].filter(Boolean).join(', '));
  };
  return {
    ...state,
    centre,
    replaced: placedBy === 'typed' ? null : replaced,
    movePin,
    take,
    settle,
    onMapMove: (next) => {
      if (!isSamePoint(next, standing.current, SAME_DEGREES)) void movePin(next, 'map');
    },
    type: (text) => {
      setReplaced(null);
      form.setValues({ text, placedBy: 'typed' });
    },
    keepReplaced: () => {
      if (replaced === null) return;
      agreed.current = replaced;
      form.setValues({ text: replaced, placedBy: 'typed' });
      setReplaced(null);
    },
  };
}
