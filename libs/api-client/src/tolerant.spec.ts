import { object, text, wires } from './lib/base/wire';
import type { Field, Fields, Tolerant } from './lib/base/tolerant';

interface WireShelf {
  id: number;
  label: string | null;
  place: { lat: number; lng: number } | null;
  tags: { name: string }[];
  extra?: { note: string };
}

/** Compiles only while names are checked: each line marked below names a field that the contract does not have. */
function toShelf(wire: Tolerant<WireShelf>) {
  const place = object(wire.place);
  return {
    id: text(wire.id),
    // @ts-expect-error renamed in the contract
    old: text(wire.title),
    lat: text(place?.lat),
    // @ts-expect-error within an object
    north: text(place?.latitude),
    tags: wires(wire.tags).map((tag) => text(tag.name)),
    // @ts-expect-error within the entries of a list
    words: wires(wire.tags).map((tag) => text(tag.word)),
    note: text(object(wire.extra)?.note),
    // @ts-expect-error within an optional object
    text: text(object(wire.extra)?.text),
  };
}

const NOTHING = { id: '', old: '', lat: '', north: '', tags: [], words: [], note: '', text: '' };

describe('a decoder of a typed wire', () => {
  it.each([
    [{}, {}],
    [
      { id: '7', place: '{"lat":"1"}', tags: '[{"name":3}]' },
      { id: '7', lat: '1', tags: ['3'], words: [''] },
    ],
    [{ id: null, place: [], tags: {}, extra: false }, {}],
    [
      { id: [], place: 0, tags: [null, 'a', { name: 'b' }] },
      { tags: ['b'], words: [''] },
    ],
  ])('takes %j, whatever the types', (wire: Tolerant<WireShelf>, read) => {
    expect(toShelf(wire)).toEqual({ ...NOTHING, ...read });
  });

  it('takes an object of which nothing is known, and one of another shape under its own name alone', () => {
    const unknown: Record<string, unknown> = { id: 4 };
    expect(toShelf(unknown).id).toBe('4');
    const place: Field<WireShelf['place']> = { lat: 1 };
    const fields: Fields<WireShelf['place']> | null = object(place);
    expect(fields?.lat).toBe(1);
    // @ts-expect-error no name of a shelf
    expect(toShelf({ id: 1, name: 'A' }).id).toBe('1');
  });
});
