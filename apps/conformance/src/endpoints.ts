/** Calls of the contract that a storefront makes, in the order of the report. */
const get = (...paths: string[]) => paths.map((path) => `GET /api/v1/${path}`);
const post = (...paths: string[]) => paths.map((path) => `POST /api/v1/${path}`);
const put = (...paths: string[]) => paths.map((path) => `PUT /api/v1/${path}`);
const remove = (...paths: string[]) => paths.map((path) => `DELETE /api/v1/${path}`);

export const ENDPOINTS: readonly string[] = [
  ...get('config', 'react-landing-page', 'module', 'config/get-zone-id', 'zone/list'),
  ...get('config/place-api-autocomplete', 'config/place-api-details', 'config/geocode-api', 'config/distance-api'),
  ...get('vehicle/extra_charge', 'offline_payment_method_list', 'most-tips'),
  ...get('banners', 'other-banners', 'other-banners/why-choose', 'other-banners/video-content'),
  ...get('categories', 'categories/childes/{id}', 'categories/items/{id}', 'categories/stores/{id}'),
  ...get('categories/items/list', 'categories/stores/list'),
  ...get('items/latest', 'items/new-arrival', 'items/popular', 'items/most-reviewed', 'items/discounted'),
  ...get('items/recommended', 'items/suggested', 'items/set-menu', 'items/basic', 'items/search'),
  ...get(
    'items/item-or-store-search',
    'items/details/{id}',
    'items/related-items/{id}',
    'items/related-store-items/{id}',
  ),
  ...get('items/reviews/{id}', 'common-condition', 'brand', 'flash-sales', 'flash-sales/items'),
  ...get('campaigns/basic', 'campaigns/item', 'stores/get-stores/all', 'stores/popular', 'stores/latest'),
  ...get('stores/top-rated', 'stores/recommended', 'stores/discounted', 'stores/search', 'stores/details/{id}'),
  ...get('stores/reviews', 'stores/popular-items/{id}', 'customer/visit-again', 'coupon/list', 'coupon/apply'),
  ...post(
    'auth/guest/request',
    'auth/sign-up',
    'auth/login',
    'auth/verify-phone',
    'auth/forgot-password',
    'auth/verify-token',
  ),
  ...put('auth/reset-password', 'customer/cm-firebase-token'),
  ...post('auth/social-login'),
  ...get('customer/cart/list'),
  ...post('customer/cart/add', 'customer/cart/update'),
  ...remove('customer/cart/remove-item', 'customer/cart/remove'),
  ...get(
    'customer/info',
    'customer/suggested-items',
    'customer/notifications',
    'customer/address/list',
    'customer/wish-list',
  ),
  // An extension of ours, which a storefront works without.
  ...post('customer/sign-out'),
  ...post('customer/update-profile', 'customer/update-interest', 'customer/address/add', 'customer/wish-list/add'),
  ...put('customer/address/update/{id}'),
  ...remove('customer/remove-account', 'customer/address/delete', 'customer/wish-list/remove'),
  ...post(
    'newsletter/subscribe',
    'customer/order/place',
    'customer/order/get-Tax',
    'customer/order/prescription/place',
    'customer/order/refund-request',
  ),
  ...get('customer/order/list', 'customer/order/running-orders', 'customer/order/track', 'customer/order/details'),
  ...put('customer/order/cancel', 'customer/order/payment-method', 'customer/order/offline-payment'),
  ...get('customer/order/cancellation-reasons', 'customer/order/refund-reasons', 'customer/order/parcel-instructions'),
  ...get(
    'parcel-category',
    'customer/wallet/transactions',
    'customer/wallet/bonuses',
    'customer/loyalty-point/transactions',
  ),
  ...post(
    'customer/wallet/add-fund',
    'customer/loyalty-point/point-transfer',
    'items/reviews/submit',
    'delivery-man/reviews/submit',
  ),
  ...get('customer/message/list', 'customer/message/search-list', 'customer/message/details'),
  ...post('customer/message/send'),
  ...get('about-us', 'privacy-policy', 'terms-and-conditions', 'refund-policy', 'shipping-policy', 'cancelation'),
];
