/**
 * What customers ask for beside their items. On the wire it is plain text (contract §7.1: labels of preset lists), and a preset is the
 * same English text in every language: couriers and other backends read it as it is, and whoever knows it shows it in the reader's
 * language (decision 120).
 */

/** Instructions for the door, in the order of the form. */
export const DELIVERY_WISHES = {
  door: 'Leave at the door',
  bell: 'Do not ring the bell',
  outside: 'Meet outside',
  call: 'Call on arrival',
} as const;
export type DeliveryWish = keyof typeof DELIVERY_WISHES;

/** What to do about an item that the store does not have. */
export const UNAVAILABLE_WISHES = {
  call: 'Call me',
  replace: 'Replace it with something similar',
  leaveOut: 'Leave it out',
} as const;
export type UnavailableWish = keyof typeof UNAVAILABLE_WISHES;

/** Between the parts of an instruction. */
const SEPARATOR = ' · ';
/** Own words may be as long: with all presets they fit into the 200 characters of the contract. */
export const MOST_WORDS = 100;

/** An instruction for the door: presets, and own words. */
export interface DeliveryInstruction {
  wishes: readonly DeliveryWish[];
  words: string;
}

const namesOf = <Name extends string>(texts: Record<Name, string>): Name[] => Object.keys(texts) as Name[];

/** @param text of an order or a draft; what is no preset is own words */
export function readInstruction(text: string): DeliveryInstruction {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const wishes = namesOf(DELIVERY_WISHES).filter((wish) => parts.includes(DELIVERY_WISHES[wish]));
  const known: readonly string[] = wishes.map((wish) => DELIVERY_WISHES[wish]);
  return { wishes, words: parts.filter((part) => part && !known.includes(part)).join(SEPARATOR) };
}

/** As one text, presets first, each once. */
export const writeInstruction = ({ wishes, words }: DeliveryInstruction): string =>
  [
    ...namesOf(DELIVERY_WISHES)
      .filter((wish) => wishes.includes(wish))
      .map((wish) => DELIVERY_WISHES[wish]),
    ...(words ? [words.slice(0, MOST_WORDS)] : []),
  ].join(SEPARATOR);

/** null: own words, of another shop, or nothing. */
export const unavailableWishOf = (text: string): UnavailableWish | null =>
  namesOf(UNAVAILABLE_WISHES).find((wish) => UNAVAILABLE_WISHES[wish] === text.trim()) ?? null;
