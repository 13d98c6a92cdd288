/** What a group of options asks for, and how far a choice has come with it. An entry of its own, because only forms need it. */
import type { Choice, OptionGroup } from './entities';
import { hasLimits } from './variation';

export interface GroupRule {
  /** Options that a choice needs, if it takes any; of a required group at least one. */
  least: number;
  /** null: no limit. */
  most: number | null;
}

/**
 * `open`: something has to be chosen. `done`: it fits, and more may be chosen. `full`: it fits, and no more can be
 * chosen. `free`: nothing is chosen, and nothing has to be.
 */
export type GroupStep = 'open' | 'done' | 'full' | 'free';

export function groupRule(group: OptionGroup): GroupRule {
  const isLimited = hasLimits(group);
  return {
    least: Math.max(isLimited ? group.min : 0, group.required ? 1 : 0),
    most: group.multi ? (isLimited ? group.max : null) : 1,
  };
}

const chosenOf = (group: OptionGroup, choice: Choice): number => choice.options[group.name]?.length ?? 0;

/** `open` exactly where `choiceErrors` has an error of the group (ITEM-19 to ITEM-22). */
export function groupStep(group: OptionGroup, choice: Choice): GroupStep {
  const count = chosenOf(group, choice);
  if (count === 0) return group.required ? 'open' : 'free';
  const { least, most } = groupRule(group);
  if (count < least || (most !== null && count > most)) return 'open';
  return count === most ? 'full' : 'done';
}

/** Options that are still to be chosen; 0: none, or too many are. */
export function missingOptions(group: OptionGroup, choice: Choice): number {
  if (groupStep(group, choice) !== 'open') return 0;
  return Math.max(0, groupRule(group).least - chosenOf(group, choice));
}
