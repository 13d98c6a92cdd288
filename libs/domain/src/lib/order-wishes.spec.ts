import fc from 'fast-check';
import {
  DELIVERY_WISHES,
  MOST_WORDS,
  readInstruction,
  UNAVAILABLE_WISHES,
  unavailableWishOf,
  writeInstruction,
  type DeliveryWish,
} from './order-wishes';

const NAMES = Object.keys(DELIVERY_WISHES) as DeliveryWish[];

it('[PLUS-06] an instruction is plain text that couriers read, presets first and each once', () => {
  expect(writeInstruction({ wishes: ['bell', 'door', 'door'], words: 'Blue gate' })).toBe(
    'Leave at the door · Do not ring the bell · Blue gate',
  );
  expect(writeInstruction({ wishes: [], words: '' })).toBe('');
});

it('[PLUS-06] it is read as it was written, and the text of another shop is own words', () => {
  expect(readInstruction('Leave at the door · Blue gate')).toEqual({ wishes: ['door'], words: 'Blue gate' });
  expect(readInstruction('Deliver to front desk')).toEqual({ wishes: [], words: 'Deliver to front desk' });
  expect(readInstruction('')).toEqual({ wishes: [], words: '' });
  fc.assert(
    fc.property(fc.subarray(NAMES), fc.string({ maxLength: MOST_WORDS }), (wishes, words) => {
      const text = writeInstruction({ wishes, words });
      const read = writeInstruction(readInstruction(text));
      expect(writeInstruction(readInstruction(read))).toBe(read);
      expect(readInstruction(text).wishes).toEqual(expect.arrayContaining(wishes));
    }),
  );
});

it('all presets with the longest own words fit into the 200 characters of the contract', () => {
  expect(writeInstruction({ wishes: NAMES, words: 'x'.repeat(MOST_WORDS + 50) }).length).toBeLessThanOrEqual(200);
});

it('[PLUS-06] what to do about an unavailable item is known by its text', () => {
  for (const [name, text] of Object.entries(UNAVAILABLE_WISHES)) expect(unavailableWishOf(` ${text} `)).toBe(name);
  expect([unavailableWishOf(''), unavailableWishOf('Ask my neighbour')]).toEqual([null, null]);
});
