/**
 * What search engines request (PLUS-31), as the routes of pages say by `indexed`: `/robots.txt`, and `/sitemap.xml` with files of a
 * thousand addresses.
 */
import { ADDRESSES_OF_A_CALL, publicAddresses } from '@shop/api-client/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '../entry-server';
import { serverCallHeaders } from './forwarded';
import { privatePaths, readIndexed, sitemapFolder, sitemapPaths } from './indexed-pages';

const KINDS = ['stores', 'items'] as const;
type Kind = (typeof KINDS)[number];
const CALLS_OF_A_FILE = 5;
const ADDRESSES_OF_A_FILE = ADDRESSES_OF_A_CALL * CALLS_OF_A_FILE;
const MOST_FILES = 9999;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
function sendXml(reply: FastifyReply, root: 'sitemapindex' | 'urlset', addresses: string[]): FastifyReply {
  const entry = root === 'urlset' ? 'url' : 'sitemap';
  const entries = addresses.map((address) => `<${entry}><loc>${escape(address)}</loc></${entry}>\n`).join('');
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries}</${root}>\n`);
}

const sendPaths = (reply: FastifyReply, { origin }: FastifyRequest, paths: readonly string[]) =>
  sendXml(
    reply,
    'urlset',
    paths.map((path) => origin + path),
  );

/** The backend's origin, and the headers that describe the request to it. */
type Backend = Parameters<typeof publicAddresses>[0];

/** @returns names of all files; of a backend that returns no addresses, only the one of fixed pages */
async function fileNames(backend: Backend): Promise<string[]> {
  const namesOf = async (kind: Kind) => {
    const total = (await publicAddresses(backend, kind, 1))?.total ?? 0;
    return numbersFrom(1, Math.ceil(total / ADDRESSES_OF_A_FILE)).map((file) => `${kind}-${file}`);
  };
  return ['pages', ...(await Promise.all(KINDS.map(namesOf))).flat()];
}

/** @returns slugs of one file; null when the backend does not answer */
async function slugsOf(backend: Backend, kind: Kind, file: number): Promise<string[] | null> {
  const calls = numbersFrom((file - 1) * CALLS_OF_A_FILE + 1, CALLS_OF_A_FILE);
  const answers = await Promise.all(calls.map((call) => publicAddresses(backend, kind, call)));
  if (answers.includes(null)) return null;
  return answers.flatMap((answer) => answer?.slugs ?? []);
}

/** @param origin of the backend */
export function registerCrawlerFiles(app: FastifyInstance, origin: string): void {
  const backendFor = (request: FastifyRequest): Backend => ({ origin, headers: serverCallHeaders(request) });
  let reading: ReturnType<typeof readIndexed> | undefined;
  const pages = () => (reading ??= readIndexed(routes));
  app.get('/robots.txt', async (request, reply) => {
    const disallowed = privatePaths(await pages()).map((path) => `Disallow: ${path}\n`);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n${disallowed.join('')}Sitemap: ${request.origin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const names = await fileNames(backendFor(request));
    const addresses = names.map((name) => `${request.origin}/sitemaps/${name}.xml`);
    return sendXml(reply, 'sitemapindex', addresses);
  });
  app.get('/sitemaps/pages.xml', async (request, reply) => sendPaths(reply, request, sitemapPaths(await pages())));
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const { name } = request.params;
    const kind = KINDS.find((word) => name.startsWith(`${word}-`));
    const file = Number.parseInt(name.slice(name.indexOf('-') + 1), 10);
    // A file has one address: `items-01` is none.
    if (!kind || name !== `${kind}-${file}` || file < 1 || file > MOST_FILES) return reply.callNotFound();
    const slugs = await slugsOf(backendFor(request), kind, file);
    if (!slugs) return reply.code(503).header('retry-after', '60').send();
    const folder = sitemapFolder(kind, await pages());
    const paths = slugs.map((slug) => folder + encodeURIComponent(slug));
    return paths.length > 0 ? sendPaths(reply, request, paths) : reply.callNotFound();
  });
}
