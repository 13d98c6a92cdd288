/** What a store offers for a list, with what the customer chose instead: its lines, and what they cost. */
import type { ListOffer, ListStore } from '@shop/api-client/shopping-list';
import type { CartLine, Choice } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import { quantityLimits } from '@shop/domain/stock';
import { choiceErrors, firstVariation, noChoice } from '@shop/domain/variation';
import { useModuleDefinition } from '@shop/module-kit';
import type { ListPick } from '@shop/session';
import { minor, sumMinor, type Minor } from '@shop/util';
import { useMemo } from 'react';

export interface OfferLine {
  /** Of what was chosen for it. */
  key: string;
  /** The line of the list. */
  text: string;
  chosen: ListOffer;
  /** All items that may be chosen for it, as the store offers them. */
  offers: readonly ListOffer[];
  choice: Choice;
  /** 0: left out. */
  quantity: number;
  /** The most that can be bought; null: no limit. */
  most: number | null;
  total: Minor;
  /** It has options that must be chosen in its form. */
  mustChoose: boolean;
}

const limitOf = ({ stock, maximum }: ReturnType<typeof quantityLimits>): number | null =>
  stock === null || maximum === null ? (stock ?? maximum) : Math.min(stock, maximum);

/** The variation that a store offers for a line, if the item has it. */
const choiceOf = ({ item, variation }: ListOffer): Choice => ({
  ...noChoice,
  variation: item.variations.some(({ type }) => type === variation) ? variation : firstVariation(item),
});

function readLine(
  { store, lines }: ListStore,
  at: number,
  asked: readonly string[],
  picks: Readonly<Record<string, ListPick>>,
  tracksStock: boolean,
): OfferLine[] {
  const offered = lines[at];
  const text = offered && asked[offered.line];
  if (!offered || text === undefined) return [];
  const key = `${store.id} ${offered.line}`;
  const pick = picks[key];
  const offers = [offered, ...offered.alternatives];
  const chosen = offers.find(({ item }) => item.id === pick?.itemId) ?? offered;
  const choice = choiceOf(chosen);
  const most = limitOf(quantityLimits(chosen.item, choice, tracksStock));
  const wanted = pick ? pick.quantity : chosen.quantity;
  const quantity = Math.min(wanted, most ?? wanted);
  const mustChoose = choiceErrors(chosen.item, choice, tracksStock).length > 0;
  const total = mustChoose ? minor(0) : priceLine(chosen.item, choice, quantity).total;
  return [{ key, text, chosen, offers, choice, quantity, most, total, mustChoose }];
}

export interface Offer {
  lines: OfferLine[];
  /** Lines of the list that the store has nothing for. */
  missing: string[];
  /** What goes into the cart at once. */
  bought: Omit<CartLine, 'id'>[];
  total: Minor;
}

/** @param asked the lines that were asked for */
export function useOffer(
  offered: ListStore,
  asked: readonly string[],
  picks: Readonly<Record<string, ListPick>>,
): Offer {
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  return useMemo(() => {
    const lines = offered.lines.flatMap((_, at) => readLine(offered, at, asked, picks, tracksStock));
    const has = new Set(offered.lines.map(({ line }) => line));
    return {
      lines,
      missing: asked.filter((_, line) => !has.has(line)),
      bought: lines
        .filter(({ quantity, mustChoose }) => quantity > 0 && !mustChoose)
        .map(({ chosen: { item }, choice, quantity }) => ({ item, choice, quantity })),
      total: sumMinor(lines.map(({ total }) => total)),
    };
  }, [offered, asked, picks, tracksStock]);
}
