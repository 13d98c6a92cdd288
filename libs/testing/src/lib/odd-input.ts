/** Odd texts and numbers, as people paste and mistype them; specs of forms and of the contract send all of them. */
import lines from './odd-input.json';

/** What a field asks for. */
export type OddKind = 'name' | 'phone' | 'email' | 'amount' | 'code' | 'text';

export interface OddLine {
  /** As typed; a number only where a program sends it. */
  text: string | number;
  about: string;
  /** The kinds for which a person would call it right, and what it is read as: a phone by its digits, an amount in major units. */
  right: Partial<Record<OddKind, string | number>>;
  /** The kinds for which it has to be refused. */
  wrong: OddKind[];
}

export const oddInput = lines as OddLine[];
