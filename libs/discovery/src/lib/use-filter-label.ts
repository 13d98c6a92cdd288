/** The label of a filter, which is the message whose key is its word, and of a value. Chips need it before the filters load. */
import { useDietMessages } from '@shop/catalog-cards';
import { isDiet } from '@shop/domain/diet';
import { isAllergenFilter, ITEM_RULES } from '@shop/domain/item-filters';
import { BASE_COLOURS } from '@shop/domain/goods-colours';
import type { ItemValueFilter } from '@shop/domain/item-values';
import type { ResultFacets } from '@shop/domain/results-rules';
import type { FilterWord } from '@shop/domain/filter-words';
import { useResultsMessages } from '../messages';

/** @returns the label of a word; of one that avoids an allergen, with the allergen's name */
export function useFilterLabel(): (word: FilterWord) => string {
  const t = useResultsMessages();
  const nameOf = useDietMessages();
  return (word) => {
    if (isDiet(word)) return nameOf(word);
    return isAllergenFilter(word) ? t('without', { allergen: nameOf(ITEM_RULES[word].avoids) }) : t(word);
  };
}

/** @returns the name of a value where its filter is not said: 'Size 38' */
export function useValueLabel(facets: ResultFacets | null): (filter: ItemValueFilter, value: string) => string {
  const t = useResultsMessages();
  return (filter, value) => {
    if (filter === 'size') return t('ofSize', { size: value });
    const colour = BASE_COLOURS.find((one) => one === value);
    if (filter === 'colour' && colour) return t(`colours.${colour}`);
    return facets?.values?.[filter]?.find((one) => one.value === value)?.name ?? t(`values.${filter}`);
  };
}
