/** The choice of the last order of an item, if that is still offered (PLUS-64). */
import type { Choice } from '@shop/domain';
import { quantityAgain } from '@shop/domain/order-again';
import { useModuleDefinition } from '@shop/module-kit';
import type { BoughtItem } from './api';

/** @returns null: the customer chooses again */
export function useLastChoice({ item, choice }: BoughtItem): Choice | null {
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  return quantityAgain({ choice, quantity: 1 }, item, tracksStock) === null ? null : choice;
}
