/** The label of a filter: the message whose key is its word. */
import { useDietMessages } from '@shop/catalog-cards';
import { isDiet } from '@shop/domain/diet';
import { isAllergenFilter, ITEM_RULES } from '@shop/domain/item-filters';
import type { FilterWord } from '@shop/domain/filter-words';
import { useResultsMessages } from '../../messages';

/** @returns the label of a word; of one that avoids an allergen, with the allergen's name */
export function useFilterLabel(): (word: FilterWord) => string {
  const t = useResultsMessages();
  const nameOf = useDietMessages();
  return (word) => {
    if (isDiet(word)) return nameOf(word);
    return isAllergenFilter(word) ? t('without', { allergen: nameOf(ITEM_RULES[word].avoids) }) : t(word);
  };
}
