export { StorePage } from './lib/store-page';
export { ProductPage } from './lib/product-page';
export { resultsMessages, discoveryMessages, searchMessages, storeListMessages } from './messages';
export { SearchBox } from './lib/header-search';
export { StoreListingBox as StoreListing } from './lib/store-listing-box';
export {
  brandRoute,
  categoriesRoute,
  categoryRoute,
  latestStoresRoute,
  popularStoresRoute,
  productRoute,
  resultsRoute,
  shoppingListRoute,
  storeRoute,
} from './routes';
