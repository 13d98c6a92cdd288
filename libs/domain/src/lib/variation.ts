/** Choosing variations, options and add-ons, and validating a choice (spec 1 §4 and §5). */
import type { AddOn, Choice, ChoiceOption, Item, OptionGroup, PricedVariation } from './entities';

export const noChoice: Choice = { variation: null, options: {}, addOns: [] };

/** The selected variation, if any. */
export function findVariation(item: Pick<Item, 'variations'>, choice: Choice): PricedVariation | null {
  return item.variations.find((variation) => variation.type === choice.variation) ?? null;
}

/** The variation type of chosen option values: spaces removed, joined with '-' in choice order ('Red-XL'). */
export function variationType(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(' ', '')).join('-');
}

/** The options that a type is made of: the first that fit, in choice order; null: it is made of others. */
function partsOf(type: string, choices: readonly Pick<ChoiceOption, 'options'>[]): string[] | null {
  const [first, ...others] = choices;
  if (!first) return null;
  for (const option of first.options) {
    const part = variationType([option]);
    if (others.length === 0) {
      if (part === type) return [option];
    } else if (type.startsWith(`${part}-`)) {
      const rest = partsOf(type.slice(part.length + 1), others);
      if (rest) return [option, ...rest];
    }
  }
  return null;
}

/** The option values of a variation type, in choice order: ['Dark Red', 'XL']; empty if the item has no choices. */
export function variationOptions(item: Pick<Item, 'choices'>, type: string | null): string[] {
  return (type !== null && partsOf(type, item.choices)) || [];
}

/** A variation type with its original option values: 'Dark Red · XL'; the type itself without choices. */
export function variationLabel(item: Pick<Item, 'choices'>, type: string): string {
  return variationOptions(item, type).join(' · ') || type;
}

/**
 * Toggles an option: a single choice replaces the other and can be deselected, multi options toggle independently
 * (ITEM-15, ITEM-16). In a full group the choice is returned unchanged (ITEM-20).
 */
export function toggleOption(choice: Choice, group: OptionGroup, label: string): Choice {
  const chosen = choice.options[group.name] ?? [];
  const without = chosen.filter((other) => other !== label);
  const isOn = without.length !== chosen.length;
  if (!isOn && isGroupFull(group, choice)) return choice;
  const next = isOn ? without : group.multi ? [...chosen, label] : [label];
  return { ...choice, options: { ...choice.options, [group.name]: next } };
}

/** Sets an add-on's quantity; at 0 it is removed (ITEM-28 to ITEM-31). */
export function setAddOn(choice: Choice, addOn: AddOn, quantity: number): Choice {
  const others = choice.addOns.filter(({ id }) => id !== addOn.id);
  return { ...choice, addOns: quantity > 0 ? [...others, { id: addOn.id, quantity }] : others };
}

export function addOnQuantity(choice: Choice, addOn: AddOn): number {
  return choice.addOns.find(({ id }) => id === addOn.id)?.quantity ?? 0;
}

/** Whether a group has limits on how many options may be chosen. */
export function hasLimits(group: OptionGroup): boolean {
  return group.multi && group.max > 0;
}

/** Whether a group has reached its maximum (ITEM-20). */
export function isGroupFull(group: OptionGroup, choice: Choice): boolean {
  return hasLimits(group) && (choice.options[group.name]?.length ?? 0) >= group.max;
}

export type ChoiceError =
  | { reason: 'groupEmpty'; group: string }
  | { reason: 'groupOutside'; group: string; min: number; max: number }
  | { reason: 'variationMissing' }
  | { reason: 'variationOutOfStock' };

function groupError(group: OptionGroup, count: number): ChoiceError | null {
  if (count === 0) return group.required ? { reason: 'groupEmpty', group: group.name } : null;
  if (!hasLimits(group)) return null;
  if (count >= group.min && count <= group.max) return null;
  return { reason: 'groupOutside', group: group.name, min: group.min, max: group.max };
}

/**
 * All errors of a choice, in the order of the page; empty when it may be ordered (ITEM-19 to ITEM-25). `tracksStock` is
 * the module's rule: without it a variation's stock is ignored.
 */
export function choiceErrors(
  item: Pick<Item, 'groups' | 'variations'>,
  choice: Choice,
  tracksStock: boolean,
): ChoiceError[] {
  const groups = item.groups.map((group) => groupError(group, choice.options[group.name]?.length ?? 0));
  const errors = groups.filter((error) => error !== null);
  if (item.variations.length === 0) return errors;
  const variation = findVariation(item, choice);
  if (!variation) return [...errors, { reason: 'variationMissing' }];
  if (tracksStock && variation.stock <= 0) return [...errors, { reason: 'variationOutOfStock' }];
  return errors;
}

/** The first available variation, else the first; null for an item without variations. */
export function firstVariation(item: Pick<Item, 'variations'>): string | null {
  return (item.variations.find((variation) => variation.stock > 0) ?? item.variations[0])?.type ?? null;
}
