/**
 * Pin and text of an address, kept in agreement: a moved pin rewrites the text, chosen or typed text moves the pin. The one that
 * moved last wins and the form shows which; answers for an older place never overwrite the newest.
 */
import type { LatLng } from '@shop/domain';
import { isSamePoint, namesPlace, type AddressValues, type PlacedBy } from '@shop/domain/address';
import type { AddressFormState } from '@shop/order-form';
import { useRef, useState } from 'react';
import { usePlaceLookups } from '../use-place-lookups';

/** A map reports its own centre after it was set, to within its pixels. */
const SAME_DEGREES = 4e-5;
const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });

interface PlacingState {
  finding: boolean;
  /** The shop's message about a place that nobody delivers to; null: it is reached, or that is not known. */
  refusal: string | null;
  /** The place that typed text moved the pin to; null: it moved nothing. */
  movedTo: string | null;
}
const SETTLED: PlacingState = { finding: false, refusal: null, movedTo: null };

export interface Placing extends PlacingState {
  /** Centre of the map; changes only when the map is to move. */
  centre: LatLng;
  /** The customer's text that the pin's address replaced. */
  replaced: string | null;
  onMapMove: (centre: LatLng) => void;
  movePin: (point: LatLng, by: PlacedBy) => Promise<void>;
  take: (id: string, label: string) => Promise<void>;
  type: (text: string) => void;
  /** The text field lost the focus: a typed text is looked up. */
  settle: () => Promise<void>;
  keepReplaced: () => void;
}

/** Where no street has a name the customer's own text stays; that of another place does not. */
function textAt(address: string | undefined, before: Pick<AddressValues, 'text' | 'placedBy'>): string {
  if (address === undefined) return before.text;
  return address || (before.placedBy === 'typed' ? before.text : '');
}

/** The customer's own text that the pin's address replaced, until they take it back or type another. */
function useReplacedText(form: AddressFormState) {
  const [replaced, setReplaced] = useState<string | null>(null);
  return {
    replaced: form.values.placedBy === 'typed' ? null : replaced,
    forget: () => setReplaced(null),
    replace: ({ text, placedBy }: Pick<AddressValues, 'text' | 'placedBy'>, by: string) =>
      setReplaced(placedBy === 'typed' && text.trim() && text !== by ? text : null),
    type: (text: string) => {
      setReplaced(null);
      form.setValues({ text, placedBy: 'typed' });
    },
  };
}

export function usePlacing(form: AddressFormState, start: LatLng): Placing {
  const [centre, setCentre] = useState(form.values.point ?? start);
  const [state, setState] = useState<PlacingState>(SETTLED);
  const { replaced, forget, replace, type } = useReplacedText(form);
  const newest = useRef(0);
  /** Where the map was moved to, or was last seen. */
  const standing = useRef(centre);
  /** The last text that pin and text agreed on. */
  const agreed = useRef(form.values.text);
  const lookups = usePlaceLookups();

  const begin = () => {
    setState({ ...SETTLED, finding: true });
    return (newest.current += 1);
  };
  const updateZones = async (request: number, at: LatLng, movedTo: string | null = null): Promise<void> => {
    const { zoneIds, isOutside, refusal } = await lookups.zonesAt(at);
    if (request !== newest.current) return;
    form.setValues({ zoneIds, isOutside });
    setState({ finding: false, refusal, movedTo });
    form.clearFieldError('text');
  };
  const movePin = async (exact: LatLng, by: PlacedBy) => {
    const request = begin();
    const at = rounded(exact);
    standing.current = at;
    if (by !== 'map') setCentre(at);
    const before = form.getValues();
    form.setValues({ point: at, placedBy: by });
    const address = await lookups.addressAt(at);
    if (request !== newest.current) return;
    const text = textAt(address, before);
    replace(before, text);
    agreed.current = text;
    form.setFieldValue('text', text);
    await updateZones(request, at);
  };
  const goTo = async (request: number, id: string, by: PlacedBy, movedTo: string | null) => {
    const found = await lookups.pointOf(id);
    if (request !== newest.current) return;
    if (!found) return setState(SETTLED);
    const at = rounded(found);
    standing.current = at;
    setCentre(at);
    agreed.current = form.getValues().text;
    form.setValues({ point: at, placedBy: by });
    await updateZones(request, at, movedTo);
  };
  const take = async (id: string, label: string) => {
    const request = begin();
    forget();
    form.setFieldValue('text', label);
    await goTo(request, id, 'search', null);
  };
  const settle = async () => {
    const { text, placedBy: by, point: pin } = form.getValues();
    if (by !== 'typed' || text === agreed.current || text.trim().length < 3) return;
    // What is known of the pin stays known while it does not move.
    setState((known) => ({ ...known, finding: true, movedTo: null }));
    const request = (newest.current += 1);
    const found = await lookups.placeNamed(text, () => request === newest.current);
    if (found === undefined) return;
    // A text that only adds details to the place it named before leaves the pin where it is.
    const isThere = found && pin && namesPlace(agreed.current, { ...found, secondary: '' });
    if (!found || isThere) return setState((known) => ({ ...known, finding: false, movedTo: null }));
    await goTo(request, found.id, 'typed', [found.main, found.secondary].filter(Boolean).join(', '));
  };
  return {
    ...state,
    centre,
    replaced,
    movePin,
    take,
    settle,
    onMapMove: (next) => {
      if (!isSamePoint(next, standing.current, SAME_DEGREES)) void movePin(next, 'map');
    },
    type,
    keepReplaced: () => {
      if (replaced === null) return;
      agreed.current = replaced;
      type(replaced);
    },
  };
}
