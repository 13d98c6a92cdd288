/**
 * What search engines ask for (PLUS-31): `/robots.txt`, and `/sitemap.xml` with every page that is the same for everybody and
 * needs no place, in files of a thousand addresses.
 */
import { ADDRESSES_OF_A_CALL, publicAddresses } from '@shop/api-client/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverCallHeaders } from './forwarded';

/** Pages of one person. */
const PRIVATE = [
  '/checkout',
  '/prescription',
  '/order-history',
  '/order-placed',
  '/profile',
  '/my-orders',
  '/wallet',
  '/chatting',
];
const FIXED = [
  '/',
  '/help-and-support',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
];
/** Folder of the pages of a kind; the others need a place before there is anything to see (ROUTE-49). */
const FOLDERS = { stores: 'store', items: 'product' } as const;
type Kind = keyof typeof FOLDERS;
const KINDS = Object.keys(FOLDERS) as Kind[];
const CALLS_OF_A_FILE = 5;
const ADDRESSES_OF_A_FILE = ADDRESSES_OF_A_CALL * CALLS_OF_A_FILE;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const document = (root: 'sitemapindex' | 'urlset', entry: 'sitemap' | 'url', addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${addresses
    .map((address) => `<${entry}><loc>${escape(address)}</loc></${entry}>\n`)
    .join('')}</${root}>\n`;
const send = (reply: FastifyReply, xml: string) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);

/** Where the backend is, and what it is told of the request. */
type Backend = Parameters<typeof publicAddresses>[0];

/** Names of the files there are. A backend that tells no addresses leaves the fixed pages. */
async function fileNames(backend: Backend): Promise<string[]> {
  const counted = await Promise.all(
    KINDS.map(async (kind) => {
      const total = (await publicAddresses(backend, kind, 1))?.total ?? 0;
      return Array.from({ length: Math.ceil(total / ADDRESSES_OF_A_FILE) }, (_, index) => `${kind}-${index + 1}`);
    }),
  );
  return ['pages', ...counted.flat()];
}

/** Paths of one file; null when the backend does not answer. */
async function pathsOf(backend: Backend, kind: Kind, file: number): Promise<string[] | null> {
  const first = (file - 1) * CALLS_OF_A_FILE + 1;
  const answers = await Promise.all(
    Array.from({ length: CALLS_OF_A_FILE }, (_, index) => publicAddresses(backend, kind, first + index)),
  );
  if (answers.includes(null)) return null;
  return answers
    .flatMap((answer) => answer?.slugs ?? [])
    .map((slug) => `/${FOLDERS[kind]}/${encodeURIComponent(slug)}`);
}

/** @param origin of the backend */
export function registerCrawlerFiles(app: FastifyInstance, origin: string): void {
  const backendFor = (request: FastifyRequest): Backend => ({ origin, headers: serverCallHeaders(request) });
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Allow: /',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          `Sitemap: ${request.origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const names = await fileNames(backendFor(request));
    return send(
      reply,
      document(
        'sitemapindex',
        'sitemap',
        names.map((name) => `${request.origin}/sitemaps/${name}.xml`),
      ),
    );
  });
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const [, kind, file] = /^(pages|stores|items)(?:-([1-9]\d{0,3}))?$/.exec(request.params.name) ?? [];
    if (!kind || (kind === 'pages') !== (file === undefined)) return reply.callNotFound();
    const paths = kind === 'pages' ? FIXED : await pathsOf(backendFor(request), kind as Kind, Number(file));
    if (!paths) return reply.code(503).header('retry-after', '60').send();
    if (paths.length === 0) return reply.callNotFound();
    return send(
      reply,
      document(
        'urlset',
        'url',
        paths.map((path) => `${request.origin}${path}`),
      ),
    );
  });
}
