export { StorePage } from './lib/store-page';
export { ProductPage } from './lib/product-page';
export { CategoryPage } from './lib/category-page';
export { StoreListPage } from './lib/store-list-page';
export { ResultsPage } from './lib/results-page';
export { SearchBox } from './lib/search-box-lazy';
export { StoreListing } from './lib/store-listing-lazy';
export { discoveryTexts, searchTexts, storeListTexts } from './lib/texts';
export { CategoriesPage } from './lib/categories-page';
