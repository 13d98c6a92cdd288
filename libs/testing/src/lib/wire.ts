/** Minimal API responses (contract §2). */

export const wireItem = (id: number, over: object = {}) => ({
  id,
  name: `Item ${id}`,
  slug: `item-${id}`,
  price: 2,
  store_id: 9,
  store_name: 'Corner',
  module_id: 1,
  avg_rating: 4,
  category_ids: [],
  variations: [],
  ...over,
});

export const wireStore = (id: number, over: object = {}) => ({
  id,
  name: `Store ${id}`,
  slug: `store-${id}`,
  module_id: 1,
  zone_id: 1,
  active: 1,
  open: 1,
  comission: null,
  ...over,
});

/** A complete page of a list, unless `over` changes it. */
export const wirePage = (key: string, entries: object[], over: object = {}) => ({
  total_size: entries.length,
  limit: 12,
  offset: 1,
  [key]: entries,
  ...over,
});
