/**
 * Where pictures may come from (decision 080): the shop, the hosts of the backend's configuration, the map's, and those of
 * `PICTURE_HOSTS`. A picture of any other host would tell it the visitor's address.
 */
import type { ShopConfig } from '@shop/api-client/start';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from './config';

/** The shop's own, and pictures that a page makes itself. */
export const OWN_SOURCES = ["'self'", 'data:', 'blob:'];
/** The maps of Google draw pictures of these. */
const GOOGLE_PICTURES = ['googleapis.com', 'gstatic.com', 'google.com', 'googleusercontent.com', 'ggpht.com'].map(
  (name) => `https://*.${name}`,
);

/** Origin of raster tiles; a part of the host that varies becomes a wildcard. */
function tilesOrigin(url: string): string {
  const [, protocol = '', host = ''] = /^(https?:)\/\/([^/?#]+)/.exec(url) ?? [];
  return `${protocol}//${host.replace(/^.*\{[^}]*\}[^.]*/, '*')}`;
}

/** Sources of pictures beside the shop itself, as its settings name them. */
export const settledSources = ({ googleMapsKey, tilesUrl, pictureHosts }: ServerConfig): string[] => [
  ...(googleMapsKey ? GOOGLE_PICTURES : []),
  ...(tilesUrl ? [tilesOrigin(tilesUrl)] : []),
  ...pictureHosts.map((host) => (host.includes('://') ? host : `https://${host}`)),
];

const originOf = (url: string, shop: string): string | null => {
  const parsed = URL.canParse(url, shop) ? new URL(url, shop) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : null;
};
const othersOf = (urls: readonly string[], shop: string): string[] =>
  [...new Set(urls.map((url) => originOf(url, shop)))].flatMap((origin) => (origin && origin !== shop ? [origin] : []));

/** A picture in the state of a page, as the decoders write it. */
const PICTURE = /"url":"((?:https?:)?\/\/[^"]+)","tint":/g;

export interface PictureOrigins {
  /** Those of the backend's configuration. */
  configured: string[];
  /** Those of the pictures in the page. */
  shown: string[];
}

/** Origins besides the shop's. @param state JSON of the page's state @param shop origin of the shop */
export function pictureOrigins(config: ShopConfig | null, state: string, shop: string): PictureOrigins {
  const folders = config ? [...Object.values(config.folders), config.logo ?? '', config.favIcon ?? ''] : [];
  return {
    configured: othersOf(folders.filter(Boolean), shop),
    shown: othersOf(
      [...state.matchAll(PICTURE)].map(([, url = '']) => url),
      shop,
    ),
  };
}

/** Whether a source of a policy, which may begin with a wildcard, covers an origin. */
function covers(source: string, origin: string): boolean {
  if (!source.includes('//*.')) return source === origin;
  const [protocol = '', name = ''] = source.split('//*');
  return origin.startsWith(`${protocol}//`) && origin.endsWith(name);
}

/** More hosts than a shop has; each is told of once. */
const MOST_STRANGERS = 20;
/** Known ones and others. */
const MOST_FOUND = 100;

export interface PicturePolicy {
  /** The value of `img-src`, and what is only reported; null: nothing, the first is enforced. */
  sources: string;
  reported: string | null;
}

export interface PictureHosts {
  /** The policy of a page. @param isSampled whether the hosts of the backend's pictures were asked for: before, nothing is refused */
  policyFor: (page: PictureOrigins, isSampled: boolean) => PicturePolicy;
  /** Whether a picture is of a host that was not found before. @param shop origin of the shop */
  isNew: (url: string, shop: string) => boolean;
  /** Pictures that the backend has sent. Whether their hosts are known is decided with the next page, which has the configuration. */
  add: (urls: readonly string[], shop: string) => void;
}

/**
 * Once the backend has sent a picture of another host, and until it was asked, pictures of all hosts are shown, and that is reported: a
 * shop without its pictures would sell nothing.
 */
export function createPictureHosts(config: ServerConfig, log: FastifyBaseLogger): PictureHosts {
  const settled = settledSources(config);
  const found = new Set<string>();
  /** What the configuration named, on any page: one that the backend did not answer has none. */
  const named = new Set<string>();
  const told = new Set<string>();
  const add = (set: Set<string>, origins: readonly string[]) => {
    for (const origin of origins) if (set.size < MOST_FOUND) set.add(origin);
  };
  const tell = (host: string) => {
    if (told.has(host) || told.size >= MOST_STRANGERS) return;
    told.add(host);
    log.warn(
      { host },
      `The backend sends pictures of ${host}, a host that its configuration (base_urls) does not name. Pictures of all hosts are shown for now, and every such host learns who visits the shop. PICTURE_HOSTS=${host} allows this one alone.`,
    );
  };
  return {
    policyFor: ({ configured, shown }, isSampled) => {
      add(found, shown);
      add(named, configured);
      const known = [...settled, ...configured];
      const all = [...known, ...named];
      const strangers = [...found].filter((origin) => !all.some((source) => covers(source, origin)));
      strangers.forEach(tell);
      const own = [...OWN_SOURCES, ...known].join(' ');
      return strangers.length === 0 && isSampled
        ? { sources: own, reported: null }
        : { sources: [own, 'https:', ...strangers.slice(0, MOST_STRANGERS)].join(' '), reported: own };
    },
    isNew: (url, shop) => othersOf([url], shop).some((origin) => !found.has(origin) && found.size < MOST_FOUND),
    add: (urls, shop) => add(found, othersOf(urls, shop)),
  };
}
