/**
 * Groups modules into the chunks that the browser loads. Each chunk costs a request, so modules that are always loaded together share
 * one, which also compresses better. A module belongs to the first group of which a part stands in its path, along with its
 * dependencies unless the group is `alone`.
 */
import { messageChunkOf } from './message-chunks.ts';

interface Group {
  name: string;
  of: readonly (string | RegExp)[];
  tags?: ['$initial'];
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}
/** Folders of a library's `src/lib`. */
const folders = (...places: string[]) => places.map((place) => `/libs/${place.replace('/', '/src/lib/')}/`);
const alone = { includeDependenciesRecursively: false };
/** Used by so many chunks that nearly every page needs it. */
const shared = { minShareCount: 9 };

export const GROUPS: readonly Group[] = [
  // Packages that every page needs: they change less often than the shop, and stay in the browser's cache.
  { name: 'vendor', tags: ['$initial'], of: ['node_modules', 'preload-helper', 'rolldown'] },
  // Messages that the entry's name again, before the entry would take them along. A home names those of the list of stores.
  { name: 'listing', of: ['/libs/discovery/src/messages.ts'], ...alone },
  // Of all modules together: each has little.
  { name: 'module-texts', of: [/\/libs\/module-\w+\/src\/part-messages/], ...alone },
  // Needed by pages of plain text, which need nothing of the next group. What cleans a text comes with the text.
  {
    name: 'texts',
    of: [/\/libs\/api-client\/src\/lib\/pages\/(?!clean-text)/, '/libs/shell/src/late-messages.ts'],
    ...alone,
  },
  // What home pages list: sections that render with the page, and the boxes of those that load later. Modules without items list the hero alone.
  {
    name: 'home',
    of: [
      /\/libs\/home\/src\/lib\/sections\/(?!hero)/,
      /\/libs\/home\/src\/lib\/below-fold\/.+\.(section\.ts|box\.module\.css)/,
      '/libs/home/src/section-messages.ts',
    ],
    ...alone,
  },
  // What the entry imports, and what else every page needs.
  {
    name: 'entry-client',
    of: [
      '/src/entry-client.tsx',
      '/page-engine/src/lib/page.ts',
      '/libs/home/src/messages.ts',
      ...folders('ui/lazy'),
      // The landing page and pages of plain text need no more of the common parts.
      /\/libs\/ui\/src\/lib\/common\/(picture|empty-state)/,
      '/libs/util/src/clock/',
    ],
  },
  { name: 'marks', of: ['/@tabler/icons-react', ...folders('ui/marks')], ...shared },
  // Only dialogs use the focus hooks, and only pages of orders the steps of one.
  {
    name: 'common',
    of: [
      '/@mantine/core/esm/core/',
      /@mantine\/hooks\/esm\/(?!use-focus)/,
      /\/libs\/domain\/(?!src\/lib\/order-steps)/,
      ...folders('ui/common'),
    ],
    ...shared,
  },
  { name: 'dates', of: ['/libs/i18n/src/dates.ts', '/libs/i18n/src/use-now.ts'] },
  { name: 'fields', of: folders('ui/text-field') },
  { name: 'forms', of: ['/@mantine/form/'] },
  { name: 'cards', of: folders('catalog-cards/cards') },
  // Not with the cards: a home has these for its last section alone, and their styles would be in its HTML.
  { name: 'grids', of: [...folders('discovery/grids'), '/libs/view-kit/src/lib/entry-grid'] },
  // Not with the promotions: the checkout has coupons, and a bank account is copied too.
  { name: 'copy', of: ['/libs/util/src/share', 'IconCopy', 'IconTicket'], ...alone },
  { name: 'promos', of: folders('catalog-cards/promos') },
  // Not the list that one can write: only some homes have it, and its patterns of letters take long to compile.
  { name: 'below-fold', of: [/\/libs\/home\/src\/lib\/below-fold\/(?!shopping-list)/], ...alone },
  { name: 'suggest', of: folders('ui/suggest') },
  { name: 'dialog', of: folders('ui/dialog'), ...alone },
  // The checkout opens its coupons in one, and has no filters.
  { name: 'sheet', of: ['/libs/ui/src/lib/filters/side-sheet'], ...alone },
  { name: 'filters', of: folders('ui/filters', 'discovery/filters'), ...alone },
  // With the messages that its late parts name: from a chunk that imports this one they would be missing when it runs.
  {
    name: 'order',
    of: [...folders('order-form/sections', 'checkout/sections'), '/libs/checkout/src/messages.ts'],
    ...alone,
  },
  // The page of an order shares its looks with a followed parcel, its state with the page of thanks, and its parts with the drawer.
  {
    name: 'order-looks',
    of: [/\/libs\/tracking\/src\/lib\/(tracking\.module|arrival-head|tick|map-page\/map-page)/],
    ...alone,
  },
  {
    name: 'order-state',
    of: [
      /\/libs\/tracking\/src\/lib\/(payment-due|use-live-order|order-title|order-error)/,
      '/api-client/src/lib/orders/watch-order',
    ],
    ...alone,
  },
  {
    name: 'order-parts',
    of: [
      /\/libs\/tracking\/src\/lib\/(cancel-button|stepper|order-parts|order-map|order-prescription)\./,
      ...folders('api-client/way'),
      '/polyline-codec/',
    ],
    ...alone,
  },
  {
    name: 'address-form',
    of: [...folders('address-location/form', 'order-form/address'), '/libphonenumber-js/'],
    ...alone,
  },
  // The page of thanks and the settings ask it, and the parts that hydrate last, whose chunk these pages do not need.
  { name: 'push-offered', of: ['/libs/push/src/lib/push-keys.ts'], ...alone },
  // Needed by some pages, and by parts that hydrate after every page.
  {
    name: 'deferred',
    of: [
      '/libs/page-engine/',
      '/libs/session/src/running-orders.ts',
      ...folders('api-client/base'),
      '/IconMail.',
      '/IconPhone.',
    ],
  },
  // Carts and promotions have items too.
  { name: 'items', of: ['/libs/api-client/src/lib/catalog/to-'], ...alone },
  { name: 'catalog', of: folders('api-client/catalog') },
  // What a cart sends, and the answers that a first view has already: loaded after it.
  {
    name: 'cart-sender',
    of: [
      ...folders('api-client/cart-changes'),
      /\/libs\/cart\/src\/lib\/(send-operation|send-pending|one-sender|claim)/,
    ],
    ...alone,
  },
  { name: 'cart-lines', of: ['/cart/to-cart', '/domain/src/lib/pricing'], ...alone },
  // Parts of the app shell that hydrate after the page. Last, so that modules which pages need too go into other chunks.
  {
    name: 'shell',
    of: [
      ...folders('shell/footer', 'shell/bars', 'shell/status', 'cart/bar', 'discovery/search-box'),
      '/storefront/src/app/shell-status.tsx',
    ],
  },
];

export const isPartOf = (id: string, part: string | RegExp): boolean =>
  typeof part === 'string' ? id.includes(part) : part.test(id);

export const groups = [
  ...GROUPS.map(({ of, ...group }) => ({ ...group, test: (id: string) => of.some((part) => isPartOf(id, part)) })),
  { name: messageChunkOf, debugName: 'messages', test: /\/locales\/.+\.json$/, ...alone },
];
