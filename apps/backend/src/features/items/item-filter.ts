/** What a list of items is asked for. */
import type { ItemFilteringWord } from '@shop/domain/item-filters';
import type { ItemValues } from '@shop/domain/item-values';
import type { Found } from '../search/search-catalogue';
import type { Serving } from './served-sql';

export interface ItemFilter {
  /** Zones of the place. Modules that are served in every zone ignore them. */
  zoneIds?: number[] | undefined;
  moduleId?: number | null | undefined;
  storeId?: number | undefined;
  /** A category, sub-categories included. */
  categoryId?: number | undefined;
  ids?: number[];
  type?: 'all' | 'veg' | 'non_veg' | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** The lowest average rating. */
  minRating?: number;
  /** true: only items of campaigns that are not over; unset: no campaign items; `either`: both. */
  campaign?: boolean | 'either';
  /** Discounted now, by a flash sale, by its store or by itself. */
  discounted?: boolean;
  /** Words of a request that every item must pass. */
  marks?: ItemFilteringWord[];
  /** Any of the values of each filter; sorted, as they are keys of caches. */
  values?: ItemValues;
  recommended?: boolean;
  basic?: boolean;
  setMenu?: boolean;
  brandId?: number;
  conditionId?: number;
  /** Has any condition. */
  hasCondition?: boolean;
  /** Any of these categories, sub-categories included. */
  categoryIds?: number[];
  /** Dishes of a meal that are served, in stores that are open. */
  served?: Serving;
  /** Excludes this item. */
  exceptId?: number;
  /** What a search means in the catalogue. */
  found?: Found;
  /** Only the category's own items, or only those of its sub-categories (see {@link splitByCategory}). */
  part?: 'direct' | 'subcategories';
}
