/** All URLs of the storefront (spec 1 §2, spec 2 §2), so that a route changes in one place. */

export interface StoreLink {
  id: string;
  slug: string | null;
  moduleId: string;
  zoneId?: string | null;
}

function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) params.set(key, value);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

const keyOf = (thing: { id: string; slug: string | null }) => encodeURIComponent(thing.slug || thing.id);

export const paths = {
  landing: () => '/',
  home: () => '/home',
  /** @param moduleId switches to another module */
  search: (text: string, moduleId?: string) => withQuery('/home', { search: text, module_id: moduleId }),
  store: (store: StoreLink) =>
    withQuery(`/store/${keyOf(store)}`, { module_id: store.moduleId, store_zone_id: store.zoneId }),
  /** A prescription order (PLUS-15). */
  prescription: (store: StoreLink) => withQuery(`/prescription/${keyOf(store)}`, { module_id: store.moduleId }),
  /** The page of a campaign item only has 'Order Now', so the URL marks it (ROUTE-12). */
  product: (item: { id: string; slug: string | null; moduleId: string; campaignEnds?: number | null }) =>
    withQuery(`/product/${keyOf(item)}`, {
      module_id: item.moduleId,
      product_type: typeof item.campaignEnds === 'number' ? 'campaign' : null,
    }),
  /** Opens an item in its dialog over a page. */
  itemOver: (path: string, itemId: string) => withQuery(path, { item: itemId }),
  campaign: (campaign: { id: string; slug: string | null; moduleId: string }) =>
    withQuery(`/campaigns/${keyOf(campaign)}`, { module_id: campaign.moduleId }),
  flashSale: (saleId: string) => withQuery('/flash-sales', { id: saleId }),
  coupons: () => '/coupons',
  buyAgain: () => '/buy-again',
  specialOffers: () => withQuery('/home', { search: 'special-offer' }),
  category: (category: { id: string; slug: string | null; moduleId: string }) =>
    withQuery(`/category/${keyOf(category)}`, { module_id: category.moduleId }),
  brand: (brand: { id: string; slug: string | null; moduleId: string }) =>
    withQuery(`/brands/${keyOf(brand)}`, { module_id: brand.moduleId }),
  categories: () => '/categories',
  popularStores: () => '/store/popular',
  latestStores: () => '/store/latest',
  checkout: (page: 'cart' | 'buy_now' | 'campaign' = 'cart') => withQuery('/checkout', { page }),
  parcel: (category: { id: string; moduleId: string }) =>
    withQuery('/parcel-delivery-info', { category: category.id, module_id: category.moduleId }),
  /** The home of a parcel module, at its category picker. */
  send: () => '/home#send',
  trackOrder: () => '/track-order',
  /** Of the storefront's server: public keys for push messages. */
  pushKeys: () => '/push-keys.json',
  /** Of the storefront's server: receives error reports of browsers. */
  clientErrors: () => '/client-errors',
  /** Of the storefront's server: receives reports of what the content security policy refused. */
  policyReports: () => '/policy-reports',
  order: (orderId: string) => `/order-history/${encodeURIComponent(orderId)}`,
  /** The card payment page; it returns to `callback` with `flag` (contract §7.4). */
  payment: (of: { orderId: string; customerId: string; gateway: string; callback: string }) =>
    withQuery('/payment-mobile', {
      order_id: of.orderId,
      customer_id: of.customerId,
      payment_method: of.gateway,
      payment_platform: 'web',
      callback: of.callback,
    }),
  orderPlaced: (orderId: string) => withQuery('/order-placed', { order_id: orderId }),
  /** `next`: path of the shop to return to. */
  signIn: (next?: string, from?: 'sign-up') => withQuery('/auth/sign-in', { from, next }),
  signUp: (next?: string) => withQuery('/auth/sign-up', { next }),
  forgotPassword: () => '/auth/forgot-password',
  myOrders: () => '/my-orders',
  inbox: () => withQuery('/profile', { page: 'inbox' }),
  /** An existing conversation, or a new one with a store or a courier (ROUTE-19 to ROUTE-21). */
  chat: (to: { conversationId: string; type: string }) =>
    withQuery('/chatting', { conversationId: to.conversationId, type: to.type, chatFrom: 'true' }),
  chatWith: (to: { type: 'vendor' | 'delivery_man'; id: string; name: string; image: string | null }) =>
    withQuery('/profile', {
      page: 'inbox',
      type: to.type,
      id: to.id,
      routeName: `${to.type}_id`,
      chatFrom: 'true',
      deliveryman_name: to.name,
      deliveryManData_image: to.image,
    }),
  chatting: (to: { type: 'vendor' | 'delivery_man'; id: string }) =>
    withQuery('/chatting', { type: to.type, id: to.id, routeName: `${to.type}_id`, chatFrom: 'true' }),
  /** Directions in the device's map app; an external URL. */
  directions: ({ lat, lng }: { lat: number; lng: number }) =>
    `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`,
  /** A customer's saved addresses. */
  addresses: () => '/address',
  help: () => '/help-and-support',
  about: () => '/about-us',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refund: () => '/refund-policy',
  cancellation: () => '/cancellation-policy',
  shipping: () => '/shipping-policy',
  campaigns: () => '/campaigns',
  profile: () => withQuery('/profile', { page: 'profile-settings' }),
  wallet: () => '/wallet',
  loyalty: () => '/loyalty-points',
  referral: () => '/referral-code',
  settings: () => '/settings',
  /** Application forms on the provider's own site, on the backend's host (ROUTE-46). */
  storeApplication: (backend: string) => `${backend}/store/apply`,
  courierApplication: (backend: string) => `${backend}/deliveryman/apply`,
} as const;
