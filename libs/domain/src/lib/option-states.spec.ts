import fc from 'fast-check';
import { minor } from '@shop/util';
import type { ChoiceOption, PricedVariation } from './entities';
import { optionStates } from './option-states';
import { chosenPicture, swatchesOf } from './swatches';
import { noChoice, variationOptions, variationType } from './variation';

const choiceOf = (title: string, options: string[]): ChoiceOption => ({ name: title, title, options });
const combinationsOf = (choices: readonly ChoiceOption[]): string[][] =>
  choices.reduce<string[][]>(
    (list, { options }) => list.flatMap((start) => options.map((option) => [...start, option])),
    [[]],
  );

/** Goods with one to three choices; a combination is in stock, sold out, or not made. */
const goods = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .map((sizes) =>
    sizes.map((size, at) =>
      choiceOf(
        `choice ${at}`,
        // Options with spaces and dashes, as they are written in shops.
        Array.from({ length: size }, (_, n) => [`Dark ${at}${n}`, `${at}${n}-L`, `${at}${n}`][n % 3] as string),
      ),
    ),
  )
  .chain((choices) => {
    const all = combinationsOf(choices);
    return fc.record({
      choices: fc.constant(choices),
      chosen: fc.constantFrom(...all),
      stocks: fc.array(fc.constantFrom(null, 0, 3), { minLength: all.length, maxLength: all.length }),
    });
  })
  .map(({ choices, chosen, stocks }) => ({
    choices,
    chosen,
    variations: combinationsOf(choices).flatMap((values, at): PricedVariation[] => {
      const stock = stocks[at] ?? null;
      return stock === null ? [] : [{ type: variationType(values), price: minor(1), stock }];
    }),
  }));

const isInStock = (variations: readonly PricedVariation[], values: readonly string[]) =>
  variations.some(({ type, stock }) => type === variationType(values) && stock > 0);

describe('which options can be had', () => {
  it('[PLUS-80] an option is available if its combination with the other chosen ones is in stock', () => {
    fc.assert(
      fc.property(goods, ({ choices, chosen, variations }) => {
        const states = optionStates({ choices, variations }, chosen);
        for (const [at, { options }] of choices.entries())
          for (const [n, option] of options.entries())
            expect(states[at]?.[n] === 'available').toBe(isInStock(variations, chosen.with(at, option)));
      }),
    );
  });

  it('[PLUS-80] an option is sold out if no combination with it is in stock', () => {
    fc.assert(
      fc.property(goods, ({ choices, chosen, variations }) => {
        const states = optionStates({ choices, variations }, chosen);
        const sold = combinationsOf(choices).filter((values) => isInStock(variations, values));
        for (const [at, { options }] of choices.entries())
          for (const [n, option] of options.entries())
            expect(states[at]?.[n] === 'soldOut').toBe(!sold.some((values) => values[at] === option));
      }),
    );
  });

  it('[PLUS-80] what is not chosen yet excludes nothing', () => {
    fc.assert(
      fc.property(goods, ({ choices, variations }) => {
        const states = optionStates(
          { choices, variations },
          choices.map(() => ''),
        );
        expect(states.flat()).not.toContain('elsewhere');
      }),
    );
  });

  it('leaves the choices of an item without combinations sold out, and an item without choices alone', () => {
    expect(optionStates({ choices: [choiceOf('Size', ['S'])], variations: [] }, [''])).toEqual([['soldOut']]);
    expect(optionStates({ choices: [], variations: [{ type: 'S', price: minor(1), stock: 1 }] }, [])).toEqual([]);
  });

  it('finds the options of every type, whatever their number', () => {
    fc.assert(
      fc.property(goods, ({ choices, chosen }) => {
        expect(variationType(variationOptions({ choices }, variationType(chosen)))).toBe(variationType(chosen));
      }),
    );
    // Twelve choices of twenty options have more combinations than can be listed.
    const many = Array.from({ length: 12 }, (_, at) =>
      choiceOf(
        String(at),
        Array.from({ length: 20 }, (__, n) => `o${n}`),
      ),
    );
    const last = many.map(({ options }) => options.at(-1) as string);
    expect(variationOptions({ choices: many }, variationType(last))).toEqual(last);
    expect(variationOptions({ choices: many }, 'unknown')).toEqual([]);
  });
});

describe('the colours of an item', () => {
  const navy = { option: 'Navy', colour: '#1f2a44', image: { url: '/navy.webp', tint: null } };
  const sand = { option: 'Sand', colour: '#d9c7a3', image: null };
  const choices = [choiceOf('Size', ['S', 'L']), { ...choiceOf('Colour', ['Navy', 'Sand']), swatches: [navy, sand] }];

  it('[PLUS-80] has the picture of the chosen colour, if there is one', () => {
    const chosen = (variation: string | null) => chosenPicture({ choices }, { ...noChoice, variation });
    expect(chosen('S-Navy')).toBe(navy.image);
    expect([chosen('S-Sand'), chosen(null), chosen('S-Grey')]).toEqual([null, null, null]);
  });

  it('[PLUS-81] lists them for the card', () => {
    expect(swatchesOf({ choices })).toEqual([navy, sand]);
    expect(swatchesOf({ choices: [choiceOf('Size', ['S'])] })).toEqual([]);
  });
});
