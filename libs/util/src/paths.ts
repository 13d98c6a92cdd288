/** Addresses of the storefront (spec 1 §2, spec 2 §2): routes take their patterns from here, views their links. */

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

/** An address of a page: makes its links. */
export type PageAddress<Of extends unknown[] = []> = ((...of: Of) => string) & {
  /** What its route matches. */
  readonly pattern: string;
};

/**
 * @param pattern of the route: `/store/:id`, or without a parameter
 * @param valuesOf the parameter, and the query by name; empty values are left out
 */
export function pageAddress<Of extends unknown[] = []>(
  pattern: string,
  valuesOf?: (...of: Of) => Record<string, string | null | undefined>,
): PageAddress<Of> {
  const [path = '', part] = pattern.split(':');
  const link = (...of: Of) => {
    const { [`${part}`]: value, ...query } = valuesOf?.(...of) ?? {};
    return withQuery(path + encodeURIComponent(value ?? ''), query);
  };
  link.pattern = pattern;
  return link;
}

/** What pages show by its slug, or by its id where it has none. */
export const keyOf = (thing: { id: string; slug: string | null }): string => thing.slug || thing.id;

/** `moduleId` empty: the canonical address. */
type OfModule = { id: string; slug: string | null; moduleId: string };
const ofModule = (thing: OfModule) => ({ id: keyOf(thing), module_id: thing.moduleId });

const HOME = '/home';
const PROFILE = '/profile';
const CHATTING = '/chatting';
/** Where the pages of signing in are: nobody returns to them from there. */
const AUTH = '/auth/';
const signIn = pageAddress(`${AUTH}sign-in`, (next?: string, from?: 'sign-up') => ({ from, next }));
const withPerson = ({ type, id }: { type: string; id: string }) => ({
  type,
  id,
  routeName: `${type}_id`,
  chatFrom: 'true',
});

/** Addresses of pages that other libraries link to, and of what is no page; a module's own pages have theirs in its library. */
export const paths = {
  landing: pageAddress('/'),
  home: pageAddress(HOME),
  /** @param moduleId switches to another module */
  search: pageAddress(HOME, (text: string, moduleId?: string) => ({ search: text, module_id: moduleId })),
  store: pageAddress('/store/:id', (store: StoreLink) => ({
    id: keyOf(store),
    module_id: store.moduleId,
    store_zone_id: store.zoneId,
  })),
  /** A prescription order (PLUS-15). */
  prescription: pageAddress('/prescription/:id', ofModule),
  /** The page of a campaign item only has 'Order Now', so the URL marks it (ROUTE-12). */
  product: pageAddress('/product/:id', (item: OfModule & { campaignEnds?: number | null }) => ({
    ...ofModule(item),
    product_type: typeof item.campaignEnds === 'number' ? 'campaign' : null,
  })),
  campaigns: pageAddress('/campaigns'),
  campaign: pageAddress('/campaigns/:id', ofModule),
  flashSale: pageAddress('/flash-sales', (saleId: string) => ({ id: saleId })),
  coupons: pageAddress('/coupons'),
  buyAgain: pageAddress('/buy-again'),
  /** Stores for a list of goods (PLUS-39). `#list=` brings one along, which no server sees. */
  shoppingList: pageAddress('/shopping-list', (moduleId?: string) => ({ module_id: moduleId })),
  category: pageAddress('/category/:id', ofModule),
  brand: pageAddress('/brands/:id', ofModule),
  categories: pageAddress('/categories'),
  popularStores: pageAddress('/store/popular'),
  latestStores: pageAddress('/store/latest'),
  checkout: pageAddress('/checkout', (page: 'cart' | 'buy_now' | 'campaign' = 'cart') => ({ page })),
  trackOrder: pageAddress('/track-order'),
  /** Of the storefront's server: public keys for push messages. */
  pushKeys: () => '/push-keys.json',
  /** Of the storefront's server: receives error reports of browsers. */
  clientErrors: () => '/client-errors',
  order: pageAddress('/order-history/:id', (orderId: string) => ({ id: orderId })),
  orderPlaced: pageAddress('/order-placed', (orderId: string) => ({ order_id: orderId })),
  /** `next`: path of the shop to return to. */
  signIn,
  signUp: pageAddress(`${AUTH}sign-up`, (next?: string) => ({ next })),
  forgotPassword: pageAddress(`${AUTH}forgot-password`),
  /** The sign-in page, which returns to the page of a link; from pages of signing in it goes on to the home. */
  signInFrom: ({ pathname, search }: { pathname: string; search: string }): string =>
    signIn(pathname.startsWith(AUTH) ? undefined : pathname + search),
  myOrders: pageAddress('/my-orders'),
  /** What the shop has told a customer. */
  notifications: pageAddress('/notifications'),
  inbox: () => withQuery(PROFILE, { page: 'inbox' }),
  /** An existing conversation, or a new one with a store or a courier (ROUTE-19 to ROUTE-21). */
  chat: pageAddress(CHATTING, (to: { conversationId: string; type: string }) => ({
    conversationId: to.conversationId,
    type: to.type,
    chatFrom: 'true',
  })),
  chatWith: (to: { type: 'vendor' | 'delivery_man'; id: string; name: string; image: string | null }) =>
    withQuery(PROFILE, {
      page: 'inbox',
      ...withPerson(to),
      deliveryman_name: to.name,
      deliveryManData_image: to.image,
    }),
  chatting: (to: { type: 'vendor' | 'delivery_man'; id: string }) => withQuery(CHATTING, withPerson(to)),
  /** A customer's saved addresses. */
  addresses: pageAddress('/address'),
  help: pageAddress('/help-and-support'),
  about: pageAddress('/about-us'),
  terms: pageAddress('/terms-and-conditions'),
  privacy: pageAddress('/privacy-policy'),
  refund: pageAddress('/refund-policy'),
  cancellation: pageAddress('/cancellation-policy'),
  shipping: pageAddress('/shipping-policy'),
  profile: pageAddress(PROFILE, () => ({ page: 'profile-settings' })),
  /** The overview of a customer's account, or a section of it. */
  account: (section = 'account') => withQuery(PROFILE, { page: section }),
  wallet: pageAddress('/wallet'),
  loyalty: pageAddress('/loyalty-points'),
  referral: pageAddress('/referral-code'),
  settings: pageAddress('/settings'),
} as const;
