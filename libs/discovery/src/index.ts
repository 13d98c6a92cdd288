export { StorePage } from './lib/store-page';
export { ProductPage } from './lib/product-page';
export { resultsMessages, discoveryMessages, searchMessages, storeListMessages } from './messages';
export { SearchBox } from './lib/search-box/search-box-lazy';
export { StoreListing } from './lib/store-listing-lazy';
export {
  categoriesRoute,
  categoryRoute,
  latestStoresRoute,
  popularStoresRoute,
  productRoute,
  resultsRoute,
  storeRoute,
} from './routes';
