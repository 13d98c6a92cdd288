/** When two choices of an item are the same. */
import type { Choice } from './entities';

/** A key that is equal for equal choices: independent of the order of options and add-ons. */
export function choiceKey(choice: Choice): string {
  const options = Object.entries(choice.options)
    .filter(([, labels]) => labels.length > 0)
    .map(([group, labels]) => [group, [...labels].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const addOns = [...choice.addOns].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, quantity }) => [id, quantity]);
  return JSON.stringify([choice.variation, options, addOns]);
}
