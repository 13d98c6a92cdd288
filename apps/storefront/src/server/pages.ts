/**
 * Every page of the shop, rendered. What it is depends on address, place, module, language, theme, never on who
 * asks (who is here is the browser's to tell): a page is made once and given to all who ask for it within a second (decision 013).
 */
import { COOKIES, nextPageCookie, readSessionCookies } from '@shop/session';
import { LONGEST } from '@shop/util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress, createCallCounter, createTtlCache, hasWritten } from '@shop/util/edge';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { render } from '../entry-server';
import type { Assets } from './assets';
import type { ServerConfig } from './config';
import { serverCallHeaders } from './forwarded';
import { pageHtml } from './page';
import { pageCounts } from './page-counts';
import { createSharedAnswers, type SharedAnswers } from './shared-answers';

type Encoding = 'br' | 'gzip' | null;
type Answer =
  | { kind: 'redirect'; status: number; to: string }
  | { kind: 'page'; status: number; body: Buffer; encoding: Encoding; scriptHashes: string[] };

const TOO_MANY =
  'Too many pages in a short time. Please wait a minute.\nصفحات كثيرة في وقت قصير. انتظر دقيقة من فضلك.\n';
const MOST = 1000;
const MOST_BYTES = 64 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encodingFor = (accepts: string): Encoding =>
  accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : null;

/** A window as large as the largest page: with brotli's own of 4 MiB, clearing its tables takes the eighth level ten times longer. */
const PACKING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const compress = async (html: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(html, PACKING) : encoding === 'gzip' ? zip(html) : Buffer.from(html);

const encodingOf = (request: FastifyRequest) => encodingFor(String(request.headers['accept-encoding'] ?? ''));

function keyOf(request: FastifyRequest): string {
  const facts = readSessionCookies(request.headers.cookie);
  return JSON.stringify([request.url, request.origin, encodingOf(request), facts]);
}

async function make(
  request: FastifyRequest,
  config: ServerConfig,
  assets: Assets,
  shared: SharedAnswers,
): Promise<Answer> {
  const rendered = await render({
    url: request.url,
    cookie: request.headers.cookie,
    backend: config.backendUrl,
    forwarded: serverCallHeaders(request),
    map: { googleKey: config.googleMapsKey, tilesUrl: config.tilesUrl },
    push: config.push !== null,
    shared,
    onError: (error, { route, components }) =>
      request.log.error(
        { err: error, route, components: components.slice(0, LONGEST.components) },
        'a part of a page could not be drawn',
      ),
  });
  if (rendered.kind === 'redirect') return rendered;
  const encoding = encodingOf(request);
  const { html, scripts } = pageHtml(rendered, assets, request.origin);
  const scriptHashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return { kind: 'page', status: rendered.status, body: await compress(html, encoding), encoding, scriptHashes };
}

/** A cache in front keeps pages that are there and name no place: those of a place say where somebody lives, and who has just written reads anew. */
const mayBeKept = ({ headers: { cookie } }: FastifyRequest, { kind, status }: Answer): boolean =>
  kind === 'page' && status === 200 && !cookie?.includes(`${COOKIES.place}=`) && !hasWritten(cookie);

export function registerPages(app: FastifyInstance, config: ServerConfig, assets: Assets): void {
  const known = createTtlCache<Answer>({
    ttl: config.sharedSeconds * 1000,
    max: MOST,
    maxBytes: MOST_BYTES,
    bytesOf: (answer) => (answer.kind === 'page' ? answer.body.length : answer.to.length),
  });
  const answers = createSharedAnswers(config.sharedSeconds * 1000);
  const making = new Map<string, Promise<Answer>>();
  const shared = async (request: FastifyRequest): Promise<Answer> => {
    if (config.sharedSeconds === 0 || hasWritten(request.headers.cookie)) return make(request, config, assets, answers);
    const key = keyOf(request);
    const found = known.get(key) ?? making.get(key);
    if (found) return found;
    const made = make(request, config, assets, answers).finally(() => making.delete(key));
    making.set(key, made);
    const answer = await made;
    // What is missing or away now may be there the next moment.
    if (answer.status === 200) known.set(key, answer);
    return answer;
  };
  const counter = createCallCounter<FastifyRequest>({
    most: config.pageLimit,
    window: 60_000,
    share: pageCounts(config.backendUrl),
  });
  app.get('/*', async (request, reply) => {
    const { isAllowed, wait } = counter.hit(callerAddress(request.ip), request);
    if (!isAllowed)
      return reply
        .code(429)
        .header('retry-after', String(Math.max(1, Math.ceil(wait / 1000))))
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(TOO_MANY);
    const answer = await shared(request);
    reply.header('vary', 'Cookie, Accept-Encoding').header('cache-control', 'private, no-cache');
    const { cacheSeconds: seconds } = config;
    if (seconds > 0 && mayBeKept(request, answer))
      reply
        .header('cache-control', `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`)
        .header('surrogate-key', 'all page');
    if (answer.kind === 'redirect')
      return reply.header('set-cookie', nextPageCookie(request.url)).redirect(answer.to, answer.status);
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", `script-src 'self' ${answer.scriptHashes.join(' ')}`),
    );
    if (answer.encoding) reply.header('content-encoding', answer.encoding);
    if (answer.status === 503) reply.header('retry-after', '3');
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.body);
  });
}
