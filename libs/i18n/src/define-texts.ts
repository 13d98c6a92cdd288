/** A lib's words: a namespace, typed by its English file, loaded with the lib. */
import type { LanguageCode } from './languages';

/** 'drawer.empty.title' for every text of the file; plural forms are asked for without their ending. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
      ? Stem
      : K
    : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

export interface Texts<T> {
  namespace: string;
  load: Record<LanguageCode, () => Promise<unknown>>;
  /** Only for types: the shape of the English file. */
  shape?: T;
}

export function defineTexts<T>(namespace: string, load: Texts<T>['load']): Texts<T> {
  return { namespace, load };
}
