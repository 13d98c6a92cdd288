/**
 * First queries of a home page: the sections that render with the page. Each view must use the same arguments to hit
 * the cache.
 */
import { catalogApi, STORES_NEARBY, STORES_PAGE } from '@shop/api-client/catalog';
import { parcelsApi } from '@shop/api-client/parcels';
import { promotionsApi } from '@shop/api-client/promotions';
import { earlySections, type EarlySection } from '@shop/module-kit';
import { queryOf, type PageContext } from '@shop/page-engine';

const { getBanners, getCategories, getPopularItems, getStores } = catalogApi.endpoints;

export function homeQueries({ module, scope }: PageContext) {
  const sections = module?.catalogue ? module.home : [];
  const shared = sections.flatMap((section) => ('shared' in section ? section.shared : []));
  const first = new Set(earlySections(sections).flatMap((section) => ('shared' in section ? section.shared : [])));
  const scopeIn = (section: EarlySection) => (first.has(section) ? { scope } : null);
  const storesIn = (section: EarlySection, list: 'popular' | 'latest', limit: number) =>
    first.has(section) ? { scope, list, limit } : null;
  const parcels = module && !module.catalogue ? { scope } : null;
  return {
    banners: queryOf(getBanners, scopeIn('banners')),
    categories: queryOf(getCategories, scopeIn('categories')),
    popularStores: queryOf(getStores, storesIn('popularStores', 'popular', STORES_PAGE)),
    storesNearby: queryOf(getStores, storesIn('storesNearby', 'popular', STORES_NEARBY)),
    newStores: queryOf(getStores, storesIn('newStores', 'latest', STORES_PAGE)),
    popularItems: queryOf(getPopularItems, scopeIn('popularItems')),
    // The height of the popular items depends on the sale beside them, even below the fold.
    flashSale: queryOf(promotionsApi.endpoints.getFlashSale, shared.includes('popularItems') ? { scope } : null),
    parcelCategories: queryOf(parcelsApi.endpoints.getParcelCategories, parcels),
    video: queryOf(promotionsApi.endpoints.getVideoContent, parcels),
  };
}
