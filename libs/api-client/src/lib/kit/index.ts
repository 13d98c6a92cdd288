/**
 * What a library needs to add endpoints of its own, beside the section that asks (decision 085). Only module libraries and `home` may
 * import it (lint): what two of them need becomes a resource of this library. The wire stays in the file that decodes it.
 */
export { DETAILS, FORM, LIST, MINUTES, decoded, moneyOf, shopApi } from '../base/api';
export { readAgainWithPrices } from '../base/price-queries';
export { USUAL_MONEY } from '../base/base-query';
export type { WireAisles } from '@shop/contract/aisle';
export type { WireBrand } from '@shop/contract/brand';
export type { WireBoughtItem, WireBuyAgain } from '@shop/contract/buy-again';
export type { FilteredItems, FilteredStores } from '@shop/contract/results';
export type { WireItem } from '@shop/contract/item';
export type { ReceiverDetails } from '@shop/contract/order';
export type { WireInstructions, WireParcelCategory, WireRecentParcel } from '@shop/contract/parcel';
export type { Tolerant } from '../base/tolerant';
export type { Scope } from '../base/scope';
export {
  flag,
  list,
  moment,
  number,
  numberOrNull,
  object,
  page,
  picture,
  text,
  textOrNull,
  wires,
  type WireMoney,
} from '../base/wire';
export { PAGING, toItemPage, toStorePage, type ItemPage, type Scoped, type StorePage } from '../catalog/pages';
export { toChoice } from '../cart/to-cart';
export { toCategory } from '../catalog/to-category';
export { toItem } from '../catalog/to-item';
export { toStore } from '../catalog/to-store';
export { storeCall } from '../catalog/lists';
export { toFacets } from '../results/to-facets';
