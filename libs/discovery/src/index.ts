export { StorePage } from './lib/store-page';
export { ProductPage } from './lib/product-page';
export { StoreListPage } from './lib/store-list-page';
export { CategoryPage, ResultsPage } from './lib/results-page';
export { resultsMessages, discoveryMessages, searchMessages, storeListMessages } from './messages';
export { SearchBox } from './lib/search-box-lazy';
export { StoreListing } from './lib/store-listing-lazy';
export { CategoriesPage } from './lib/categories-page';
