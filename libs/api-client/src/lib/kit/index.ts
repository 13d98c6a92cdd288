/**
 * What a library needs to add endpoints of its own, beside the section that asks (decision 085). Only module libraries and `home` may
 * import it (lint): what two of them need becomes a resource of this library. The wire stays in the file that decodes it.
 */
export { DETAILS, FORM, LIST, MINUTES, digitsOf, shopApi } from '../base/api';
export { readAgainWithPrices } from '../base/price-queries';
export type { Scope } from '../base/scope';
export {
  flag,
  isWire,
  list,
  moment,
  money,
  number,
  numberOrNull,
  object,
  picture,
  text,
  textOrNull,
  wires,
  type Wire,
} from '../base/wire';
export { PAGING, toItemPage, toStorePage, type ItemPage, type Scoped, type StorePage } from '../catalog/pages';
export { toChoice } from '../cart/to-cart';
export { toCategory, toItem, toStore } from '../catalog/to-catalog';
export { storeCall } from '../catalog/lists';
export { toFacets } from '../results/to-facets';
