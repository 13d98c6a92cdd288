/**
 * What goes into one file for the browser. Each file costs a request, and the browser, its network process and the servers some
 * milliseconds: what is always fetched together is one file, and packs smaller too.
 */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What every page needs. */
const BASE =
  /node_modules\/(react|react-dom|scheduler)\/|libs\/i18n\/src\/[^/]+\.tsx?$|libs\/util\/src\/money\.ts$|libs\/ui\/src\/lib\/(picture|bits|when-seen)\.tsx?$|@mantine\/core\/esm\/(core|components\/(Button|UnstyledButton|Loader|Transition|Text|Title))\/|preload-helper|rolldown[/-]runtime/;
const DATA =
  /node_modules\/(react-redux|@reduxjs|redux|redux-thunk|immer|reselect|@standard-schema|use-sync-external-store)\/|libs\/session\/src\/[^/]+\.tsx?$|libs\/api-client\/src\/lib\/(base\/[^/]+|catalog\/to-catalog)\.ts$|libs\/domain\/src\/lib\/(discount|variation|stock|availability|distance)\.ts$|libs\/util\/src\/small\.ts$/;
/** What pages draw items and stores with. */
const BROWSE =
  /libs\/catalog-cards\/src\/lib\/(card-action|item-card|item-parts|quick-view|use-item-link|store-card|countdown)[^/]*$|libs\/discovery\/src\/lib\/(item-grid|store-grid|grids|trail|use-query)[^/]*$|libs\/ui\/src\/lib\/(long-grid-lazy|list-end|near|rail|rail-play|tab-row|price-tag|quantity-stepper)[^/]*$|icons\/Icon(Clock|Bike|Leaf|Eye|ChevronLeft|ChevronRight|Minus|Plus|Trash)\.mjs$/;
/** What pages show while there is nothing else, and around everything. */
const STATES =
  /libs\/ui\/src\/lib\/(skeletons|empty-state|drawings|cover-link|section|contained)[^/]*$|components\/Skeleton\/|icons\/Icon(Mail|Phone)\.mjs$/;
/** What promotes, below the fold of a home and on pages of its own. */
const PROMOS =
  /libs\/catalog-cards\/src\/lib\/(promo-texts|coupon-card|flash-card)[^/]*$|libs\/(api-client\/src\/lib\/coupons\/|domain\/src\/lib\/flash-sale)|icons\/Icon(Copy|Ticket)\.mjs$/;
/** Of the frame what wakes after the page. */
const FRAME =
  /libs\/shell\/src\/lib\/(footer\/(footer|newsletter)|header\/bottom-bar|menus\/menus)\.[^/]*$|libs\/cart\/src\/lib\/cart-bar\.[^/]*$|libs\/discovery\/src\/lib\/search-box\.[^/]*$|apps\/storefront\/src\/app\/(signs|page-signs|line-notice|line-texts|intent)\.[^/]*$|libs\/domain\/src\/lib\/search-history|icons\/Icon(CloudOff|WifiOff|Brand\w+|Link|History)\.mjs$/;

/** Fields that suggest what is meant. */
const SUGGEST = /libs\/ui\/src\/lib\/suggest-field[^/]*$|use-debounced-value|icons\/IconSearch\.mjs$/;

/** Words by who needs them at once; what is of no such group is a file of its own. */
const WORDS: [name: string, test: RegExp][] = [
  [
    'frame',
    /storefront\/src\/locales\/(line\.)?\w\w\.json$|libs\/(shell|address-location|home)\/src\/locales\/\w\w\.json$/,
  ],
  ['shop', /libs\/(cart|wishlist)\/src\/locales\/\w\w\.json$|libs\/discovery\/src\/locales\/search\.\w\w\.json$/],
  ['cards', /libs\/(catalog-cards|discovery)\/src\/locales\/\w\w\.json$/],
  ['late', /libs\/home\/src\/locales\/late\.\w\w\.json$|libs\/catalog-cards\/src\/locales\/promo\.\w\w\.json$/],
];
const wordsOf = (id: string): string | null => {
  const language = /(\w\w)\.json$/.exec(id)?.[1];
  const group = WORDS.find(([, test]) => test.test(id))?.[0];
  return language && group ? `words-${group}-${language}` : null;
};

const alone = { includeDependenciesRecursively: false };
export const groups = [
  { name: 'base', test: BASE, priority: 2 },
  { name: 'data', test: DATA, priority: 1 },
  { name: 'browse', test: BROWSE, ...alone },
  { name: 'states', test: STATES, ...alone },
  { name: 'promos', test: PROMOS, ...alone },
  { name: 'suggest', test: SUGGEST, ...alone },
  { name: 'frame', test: FRAME, ...alone },
  { name: wordsOf, debugName: 'words', test: /\/locales\/[^/]+\.json$/, ...alone },
  { name: 'hydrate', test: /src\/hydrate\.ts$/ },
];

const root = resolve(import.meta.dirname, '../..');
/** Writes down which file each module of ours went into: the manifest names only what has a file of its own. */
export const whereModulesWent: Plugin = {
  name: 'where-modules-went',
  generateBundle(_options, bundle) {
    const went = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds.map((id) => [relative(root, id), file.fileName]) : [],
    );
    const ours = went.filter(([module]) => /^(libs|apps)\//.test(module ?? ''));
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(ours)) });
  },
};
