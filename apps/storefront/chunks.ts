/**
 * Groups modules into the chunks that the browser loads. Each chunk costs a request, so modules that are always loaded together share
 * one, which also compresses better. Groups are folders. A module belongs to the first group that matches it, along with its
 * dependencies unless the group is `alone`.
 */
import type { Plugin } from 'vite';

/** Files of a folder below a library's `src/lib`, without those of deeper folders. */
const folders = (...places: string[]) =>
  places.map((place) => new RegExp(`libs/${place.replace('/', '/src/lib/')}/[^/]+$`));
const files = (...places: string[]) => places.map((place) => new RegExp(`${place}$`));
/** The files of a namespace in every language; `home.below-fold` is a part of the messages of `home`. */
const locales = (...namespaces: string[]) =>
  namespaces.map((namespace) => {
    const [place, part] = namespace.split('.');
    return new RegExp(`/${place}/src/locales/${part ? `${part}/` : ''}[\\w-]+\\.json$`);
  });

const alone = { includeDependenciesRecursively: false };
/** Used by so many chunks that nearly every page needs it. */
const shared = { minShareCount: 9 };

interface Group {
  name: string;
  of: RegExp[];
  tags?: ['$initial'];
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}
const GROUPS: Group[] = [
  // Packages that every page needs: they change less often than the shop, and stay in the browser's cache.
  { name: 'vendor', tags: ['$initial'], of: [/node_modules/, /preload-helper/, /rolldown/] },
  // What the entry imports, and what else every page needs.
  {
    name: 'entry-client',
    of: [
      ...files('src/entry-client.tsx', 'page-engine/src/lib/page.ts'),
      ...folders('ui/lazy'),
      /libs\/util\/src\/clock\//,
    ],
  },
  { name: 'marks', of: [/@tabler\/icons-react/, ...folders('ui/marks')], ...shared },
  {
    name: 'common',
    // Only dialogs use the focus hooks, and only search the debounced ones.
    of: [
      /@mantine\/core\/esm\/core\//,
      /@mantine\/hooks\/esm\/(?!use-(focus|debounced))/,
      /libs\/domain\//,
      ...folders('ui/common'),
    ],
    ...shared,
  },
  { name: 'dates', of: files('libs/i18n/src/dates.ts') },
  { name: 'fields', of: folders('ui/text-field') },
  { name: 'forms', of: [/@mantine\/form\//] },
  { name: 'cards', of: folders('catalog-cards/cards', 'discovery/grids') },
  { name: 'promos', of: folders('catalog-cards/promos') },
  { name: 'suggest', of: [...folders('ui/suggest'), /hooks\/esm\/use-debounced/] },
  { name: 'dialog', of: folders('ui/dialog'), ...alone },
  { name: 'filters', of: folders('ui/filters', 'discovery/filters'), ...alone },
  { name: 'order', of: folders('order-form/sections', 'checkout/sections'), ...alone },
  {
    name: 'address-form',
    of: [...folders('address-location/form', 'order-form/address'), /libphonenumber-js\//],
    ...alone,
  },
  // Needed by some pages, and by parts that hydrate after every page.
  {
    name: 'late',
    of: [/libs\/page-engine\//, /libs\/api-client\/src\/lib\/(base|pages)\//, /icons\/Icon(Mail|Phone)\./],
  },
  { name: 'catalog', of: [/libs\/api-client\/src\/lib\/catalog\//] },
  // Parts of the app shell that hydrate after the page. Last, so that modules which pages need too go into other chunks.
  {
    name: 'frame',
    of: [
      ...folders('shell/footer', 'shell/frame', 'shell/signs', 'cart/bar', 'discovery/search-box'),
      ...files('storefront/src/app/signs.tsx'),
    ],
  },
];

/** Messages that are needed together. All others are chunks of their own. */
const MESSAGES = {
  frame: [
    ...locales('storefront', 'shell', 'shell.line', 'address-location'),
    ...locales('home', 'cart', 'wishlist', 'discovery.search'),
  ],
  cards: locales('catalog-cards', 'discovery'),
  addresses: locales('address-location.saved', 'order-form.address'),
  late: locales('home.below-fold', 'catalog-cards.promo'),
};
const isAny = (patterns: RegExp[], id: string) => patterns.some((pattern) => pattern.test(id));
const messagesOf = (id: string): string | null => {
  const language = /([\w-]+)\.json$/.exec(id)?.[1];
  const group = Object.entries(MESSAGES).find(([, patterns]) => isAny(patterns, id))?.[0];
  return language && group ? `messages-${group}-${language}` : null;
};

export const groups = [
  ...GROUPS.map(({ of, ...group }) => ({ ...group, test: (id: string) => isAny(of, id) })),
  { name: messagesOf, debugName: 'messages', test: /\/locales\/.+\.json$/, ...alone },
];

/** A moved or renamed folder would silently leave its group, and pages would load more chunks. */
export const groupsAreThere: Plugin = {
  name: 'groups-are-there',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const all = [...GROUPS.flatMap(({ of }) => of), ...Object.values(MESSAGES).flat()];
    const gone = all.filter((pattern) => !ids.some((id) => pattern.test(id)));
    if (gone.length > 0) this.error(`chunks.ts has patterns that match nothing: ${gone.map(String).join(', ')}`);
  },
};
