/**
 * What goes into one file for the browser. Each file costs a request, and the browser, its network process and the servers some
 * milliseconds: what is always fetched together is one file, and packs smaller too.
 */
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of one folder by the beginnings of their names. */
const of = (folder: string, names: string): RegExp[] =>
  names.split(' ').map((name) => new RegExp(`${folder}/${name}(\\.[^/]*|/.*)$`));
const packages = (names: string) => names.split(' ').map((name) => new RegExp(`node_modules/${name}/`));
const icons = (names: string) => names.split(' ').map((name) => new RegExp(`icons/Icon${name}\\.mjs$`));
/** The files of a library's namespace in every language; of a part of it where one is named. */
const locales = (place: string, part = '') => [new RegExp(`${place}/src/locales/${part && `${part}/`}[\\w-]+\\.json$`)];

/** What every page needs. */
const BASE = [
  ...packages('react react-dom react-router scheduler i18next react-i18next use-sync-external-store'),
  /libs\/i18n\/src\/(?!dates)[^/]+\.(tsx?|json)$/,
  ...of('libs/util/src', 'money span now late-file'),
  ...of('libs/ui/src/lib', 'picture rating page button text when-seen lazy-part lazy-boundary'),
  // But for what popovers, sliders, boxes to tick and lists that open alone need.
  /@mantine\/core\/esm\/core\/(?!.*(?:close-on-escape|create-event-handler|find-closest-number|find-element-in-shadow-dom|get-ref-prop|noop)[^/]*\/)/,
  ...of('@mantine/core/esm/components', 'Button UnstyledButton Loader Transition Text Title'),
  // Small, and of fields, tabs, stars and dialogs alike.
  /@mantine\/hooks\/esm\/(utils\/clamp|use-(id|uncontrolled|force-update|merged-ref))\//,
  /preload-helper/,
  /rolldown[/-]runtime/,
  /rolldown_dynamic_import_helper/,
  ...packages('react-redux @reduxjs redux redux-thunk immer reselect @standard-schema'),
  /libs\/session\/src\/[^/]+\.tsx?$/,
  ...of(
    'libs/page-engine/src/lib',
    'page address answers load-page app-context routes page-view use-view-params own-title',
  ),
  /libs\/api-client\/src\/lib\/base\/[^/]+\.ts$/,
  ...of('libs/api-client/src/lib/catalog', 'to-catalog to-span'),
  ...of('libs/domain/src/lib', 'discount variation stock availability distance'),
  ...of('libs/util/src', 'small'),
];
/** Days and times, of pages that show any. */
const DATES = [...packages('dayjs'), ...of('libs/util/src', 'wall-time dates'), ...of('libs/i18n/src', 'dates')];
/** What pages draw items and stores with. */
const BROWSE = [
  ...of('libs/catalog-cards/src/lib', 'card-action item-card item-parts quick-view use-item-link store-card countdown'),
  ...of('libs/discovery/src/lib', 'item-grid store-grid grids breadcrumbs'),
  ...of(
    'libs/ui/src/lib',
    'long-grid-lazy list-end lazy-when-visible carousel use-carousel tab-row tabs price-tag quantity-stepper',
  ),
  ...of('components', 'Tabs'),
  /styles\/Tabs\.layer/,
  ...icons('Clock Bike Leaf Eye ChevronLeft ChevronRight Minus'),
];
/** What pages show while there is nothing else, and around everything. */
const STATES = [
  ...of(
    'libs/ui/src/lib',
    'skeleton skeletons empty-state cover-link section error-boundary use-is-file-missing ways-on',
  ),
  ...of('components', 'Skeleton'),
  /styles\/Skeleton\.layer/,
  ...icons('Mail Phone'),
];
/** What promotes, below the fold of a home and on pages of its own. */
const PROMOS = [
  ...of('libs/catalog-cards/src/lib', 'coupon-card flash-card'),
  ...of('libs/api-client/src/lib', 'coupons'),
  ...of('libs/domain/src/lib', 'flash-sale'),
  ...icons('Copy Ticket'),
];
/** Of the app shell what hydrates after the page. */
const FRAME = [
  ...of('libs/shell/src/lib', 'footer/footer footer/newsletter header/bottom-bar menus/menus'),
  ...of('libs/cart/src/lib', 'cart-bar'),
  ...of('libs/discovery/src/lib', 'search-box'),
  ...of('apps/storefront/src/app', 'signs page-signs connection-notice offline-page'),
  ...of('libs/api-client/src/lib/base', 'known'),
  ...of('libs/page-engine/src/lib', 'intent use-page-title'),
  ...of('libs/domain/src/lib', 'search-history'),
  ...of('libs/util/src', 'lost-file'),
  ...of('libs/api-client/src/lib', 'pages'),
  ...icons('CloudOff WifiOff BrandFacebook BrandInstagram BrandLinkedin BrandPinterest BrandTwitter Link History'),
];
/** What the forms are made of that place an order: of a cart, of a prescription, of a parcel. */
const ORDER = [
  ...of('libs/order-form/src/lib', 'order-form use-order-form form-section note-field tip-field figures'),
  ...of('libs/checkout/src', 'messages'),
  ...of('libs/checkout/src/lib', 'checkout-sections address-section draft use-sending checkout-errors use-quote'),
  ...of('libs/domain/src/lib', 'coupon delivery-fee'),
  ...of('libs/address-location/src/lib', 'delivery-area-lazy'),
  ...of('apps/storefront/src/wiring', 'use-who-orders'),
];
/** Fields of every form. */
const FIELDS = [
  ...of('libs/ui/src/lib', 'text-input'),
  ...of('@mantine/core/esm/components', 'Input InputBase TextInput CloseButton'),
  /styles\/Input\.layer/,
];
/** What forms are kept in, by whoever fills any. */
const FORMS = [...packages('@mantine/form klona fast-deep-equal'), ...of('libs/order-form/src/lib', 'contact-error')];
/** Addresses that are saved, chosen and used; few files, for each is named in the first one of every page. */
const ADDRESSES = [
  ...of('libs/address-location/src/lib', 'door-text address-names use-saved-addresses use-removing dialogs-lazy'),
  ...of('libs/address-location/src/lib', 'no-addresses address-choices saved-address-list'),
  ...of('libs/domain/src/lib', 'address'),
  ...of('libs/session/src/late', 'used-addresses'),
  ...icons('Briefcase Edit'),
];
/** The map under a pin: of the location picker, and of the address form. */
const PICKER = of('libs/address-location/src/lib', 'location-picker pin-map use-resolved-place');
const DIALOG = of('libs/ui/src/lib', 'dialog modal use-is-phone');
/** The form that writes them, with the rules of phone numbers. */
const ADDRESS_FORM = [
  ...of('libs/address-location/src/lib', 'address-dialog address-picker place-field use-placing'),
  ...of('libs/order-form/src/lib', 'address-form phone-field use-address-form contact-form'),
  ...of('libs/ui/src/lib', 'search-select'),
  ...of('libs/domain/src/lib', 'phone'),
  ...packages('libphonenumber-js'),
];
/** Of cards and of lists that are edited. */
const SIGNS = icons('Plus Trash');
/** Fields that suggest what is meant. */
const SUGGEST = [...of('libs/ui/src/lib', 'suggest-field suggestion-list'), /use-debounced-value/, ...icons('Search')];

/** What stands above results and in their filters. */
const FILTERS = [
  ...of('libs/discovery/src/lib', 'filter-overlay filter-panel'),
  ...of('libs/ui/src/lib', 'check-line checkbox choice range-field press-popover side-sheet'),
];

/** Messages by who needs them at once; what is of no such group is a file of its own. */
const MESSAGES: Record<string, RegExp[]> = {
  frame: [
    ...locales('storefront'),
    ...locales('storefront', 'line'),
    ...locales('libs/shell'),
    ...locales('libs/address-location'),
    ...locales('libs/home'),
    ...locales('libs/cart'),
    ...locales('libs/wishlist'),
    ...locales('libs/discovery', 'search'),
  ],
  cards: [...locales('libs/catalog-cards'), ...locales('libs/discovery')],
  addresses: [...locales('libs/address-location', 'saved'), ...locales('libs/order-form', 'address')],
  late: [...locales('libs/home', 'below-fold'), ...locales('libs/catalog-cards', 'promo')],
};
const isAny = (patterns: RegExp[], id: string) => patterns.some((pattern) => pattern.test(id));
const messagesOf = (id: string): string | null => {
  const language = /([\w-]+)\.json$/.exec(id)?.[1];
  const group = Object.entries(MESSAGES).find(([, patterns]) => isAny(patterns, id))?.[0];
  return language && group ? `messages-${group}-${language}` : null;
};

const any = (patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const alone = { includeDependenciesRecursively: false };
export const groups = [
  { name: 'base', test: any(BASE), priority: 2 },
  { name: 'dates', test: any(DATES), ...alone },
  { name: 'browse', test: any(BROWSE), ...alone },
  { name: 'states', test: any(STATES), ...alone },
  { name: 'promos', test: any(PROMOS), ...alone },
  { name: 'fields', test: any(FIELDS), ...alone },
  { name: 'forms', test: any(FORMS), ...alone },
  { name: 'filters', test: any(FILTERS), ...alone },
  { name: 'signs', test: any(SIGNS), ...alone },
  { name: 'suggest', test: any(SUGGEST), ...alone },
  { name: 'picker', test: any(PICKER), ...alone },
  { name: 'dialog', test: any(DIALOG), ...alone },
  { name: 'addresses', test: any(ADDRESSES), ...alone },
  { name: 'address-form', test: any(ADDRESS_FORM), ...alone },
  { name: 'order', test: any(ORDER), ...alone },
  { name: 'frame', test: any(FRAME), ...alone },
  { name: messagesOf, debugName: 'messages', test: /\/locales\/.+\.json$/, ...alone },
];
const ALL = [
  BASE,
  DATES,
  BROWSE,
  STATES,
  PROMOS,
  ORDER,
  FRAME,
  FIELDS,
  FORMS,
  FILTERS,
  DIALOG,
  PICKER,
  ADDRESSES,
  ADDRESS_FORM,
  SUGGEST,
  SIGNS,
  ...Object.values(MESSAGES),
].flat();

const root = resolve(import.meta.dirname, '../..');
/** Read by the server alone. */
const OF_THE_SERVER = /json-ld\.ts$/;
/** Definitions of pages and of modules. */
const DEFINES = /\.page\.ts$|\/module-[\w-]+\/src\/[\w-]+-module\.ts$/;
/** Imports a part that the server renders and the browser hydrates late. */
const HYDRATES_LATE = /-late\.tsx$/;
/** `libs/<library>/src/locales/<part>/<language>.json` holds the namespace `<library>.<part>` (lint). */
const LOCALE = /^\w+\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?[\w-]+\.json$/;

interface ModuleFacts {
  /** The chunk that holds the module. */
  file: string;
  /** What a definition imports dynamically. */
  draws?: string[];
  /** What is hydrated late. */
  late?: string[];
  /** The namespace of a locale file. */
  namespace?: string;
}
function factsOf(name: string, file: string, imported: string[]): ModuleFacts {
  const [, library, part] = LOCALE.exec(name) ?? [];
  return {
    file,
    ...(DEFINES.test(name) && imported.length > 0 ? { draws: imported } : {}),
    ...(HYDRATES_LATE.test(name) ? { late: imported } : {}),
    ...(library ? { namespace: part ? `${library}.${part}` : library } : {}),
  };
}

/**
 * Writes `modules.json` for the server, with facts about each of our modules: Vite's manifest names only modules with a chunk of their
 * own.
 */
export const whereModulesWent: Plugin = {
  name: 'where-modules-went',
  generateBundle(_options, bundle) {
    const modules: Record<string, ModuleFacts> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const name = relative(root, id);
        if (!/^(libs|apps)\//.test(name)) continue;
        const imported = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const rendered = imported.filter((other) => !OF_THE_SERVER.test(other)).map((other) => relative(root, other));
        modules[name] = factsOf(name, file.fileName, rendered);
        const { late, namespace } = modules[name];
        if (late?.length === 0) this.error(`${name} imports nothing dynamically`);
        if (/\/locales\/.+\.json$/.test(name) && !namespace) this.error(`${name} names no namespace`);
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
  },
};

const nameOf = (id: string) => basename(id, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/**
 * Adds its own path to each definition in the server's build: with it the server finds what the browser needs. A page is exported as
 * `page`, the module of `food-module.ts` as `foodModule`.
 */
export const definitionFiles: Plugin = {
  name: 'definition-files',
  transform: {
    filter: { id: DEFINES },
    handler: (code, id) => ({
      code: `${code}\n${id.endsWith('.page.ts') ? 'page' : nameOf(id)}.file = ${JSON.stringify(relative(root, id))};`,
      map: null,
    }),
  },
};

/** A file that was moved or renamed would silently leave its group, and pages would fetch one more. */
export const groupsAreThere: Plugin = {
  name: 'groups-are-there',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const gone = ALL.filter((pattern) => !ids.some((id) => pattern.test(id)));
    if (gone.length > 0) this.error(`chunks.ts names what is not there: ${gone.map(String).join(', ')}`);
  },
};
