/** Choices of a demo item, and the rows of their combinations. */
import type * as t from '../db/schema';
import { VARIATIONS, type VariationKind } from './catalogue/options';
import type { Product } from './catalogue/read';
import { between, createRandom } from './random';

interface DemoChoice {
  title: t.Localized;
  options: t.Localized[];
  /** In the order of the options; undefined: they are no colours. */
  colours?: string[];
}

export interface DemoChoices {
  choices: DemoChoice[];
  /** The colours that it is sold in, the one of its first picture first. */
  colours: readonly string[];
  factor: VariationKind['factor'];
}

/** Products begin with different colours, so that a list of them shows all. */
function toChoice(choice: VariationKind['choices'][number], slug: string): DemoChoice {
  if ('options' in choice) return choice;
  const { title, colours } = choice;
  const start = Math.floor(createRandom(`colour ${slug}`)() * colours.length);
  const ordered = [...colours.slice(start), ...colours.slice(0, start)];
  return { title, options: ordered.map(({ name }) => name), colours: ordered.map(({ colour }) => colour) };
}

export function choicesOf({ variationKind, slug }: Product): DemoChoices {
  const kind = variationKind ? VARIATIONS[variationKind] : null;
  if (!kind) return { choices: [], colours: [], factor: () => 1 };
  const choices = kind.choices.map((choice) => toChoice(choice, slug));
  return { choices, colours: choices.flatMap(({ colours = [] }) => colours), factor: kind.factor };
}

/** A row for every combination; some are sold out. */
export function variationsOf(
  { choices, factor }: DemoChoices,
  itemId: number,
  price: number,
  random: () => number,
): (typeof t.itemVariations.$inferInsert)[] {
  if (choices.length === 0) return [];
  const squeeze = (text: string) => text.replaceAll(' ', '');
  const combinations = choices.reduce<number[][]>(
    (list, { options }) => list.flatMap((indexes) => options.map((_, index) => [...indexes, index])),
    [[]],
  );
  return combinations.map((indexes, position) => {
    const labels = indexes.map((index, at) => choices[at]?.options[index]);
    return {
      itemId,
      type: {
        en: labels.map((label) => squeeze(label?.en ?? '')).join('-'),
        ar: labels.map((label) => squeeze(label?.ar ?? '')).join('-'),
      },
      price: Math.max(5, Math.round((price * factor(indexes)) / 5) * 5),
      stock: random() < 0.08 ? 0 : between(random, 4, 90),
      position,
    };
  });
}
