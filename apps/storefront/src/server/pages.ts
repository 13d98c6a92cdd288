/**
 * Serves every page of the shop. A page depends on its address, on place, module, language and theme, but never on the customer, whom
 * only the browser knows: it is rendered once and sent to everybody who requests it within a second (decision 013).
 */
import { COOKIES, nextPageCookie, readSessionCookies } from '@shop/session';
import { LONGEST } from '@shop/util';
import { callerAddress, createCallCounter, createTtlCache, hasWritten } from '@shop/util/edge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { render } from '../entry-server';
import type { Assets } from './assets';
import type { ServerConfig } from './config';
import { registerErrorPage } from './error-page';
import { serverCallHeaders } from './forwarded';
import { pageHtml } from './page';
import { pageCounts } from './page-counts';
import type { PictureHosts, PictureOrigins } from './picture-hosts';
import type { PictureWatch } from './picture-watch';
import { createResponseCache } from './response-cache';
import { pagePolicy } from './security-headers';

type Encoding = 'br' | 'gzip' | null;
type Answer =
  | { kind: 'redirect'; status: number; to: string }
  | {
      kind: 'page';
      status: number;
      body: Buffer;
      encoding: Encoding;
      scriptHashes: string[];
      pictures: PictureOrigins;
    };

const TOO_MANY =
  'Too many pages in a short time. Wait a minute, then reload.\nصفحات كثيرة في وقت قصير. انتظر دقيقة ثم أعد تحميل الصفحة.\n';
/** Its route. */
const PAGES = '/*';
const MINUTE = 60_000;
const MOST_ANSWERS = 1000;
const MOST_BYTES = 64 * 1024 * 1024;

/** A window as large as the largest page: with the default of 4 MiB, level 9 spends ten times as long on clearing its tables. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compress = async (html: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(html, BROTLI) : encoding === 'gzip' ? zip(html) : Buffer.from(html);

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** @returns answers each request; requests for the same page share one rendering for `sharedSeconds` */
function createAnswers(config: ServerConfig, assets: Assets): (request: FastifyRequest) => Promise<Answer> {
  const responses = createResponseCache(config.sharedSeconds * 1000);
  const answers = createTtlCache<Answer>({
    ttl: config.sharedSeconds * 1000,
    max: MOST_ANSWERS,
    maxBytes: MOST_BYTES,
    bytesOf: (answer) => (answer.kind === 'page' ? answer.body.length : answer.to.length),
  });
  const pending = new Map<string, Promise<Answer>>();

  const make = async (request: FastifyRequest): Promise<Answer> => {
    const rendered = await render({
      url: request.url,
      cookie: request.headers.cookie,
      backend: config.backendUrl,
      forwarded: serverCallHeaders(request),
      map: { googleKey: config.googleMapsKey, tilesUrl: config.tilesUrl },
      push: config.push !== null,
      shared: responses,
      onError: (error, { route, components }) =>
        request.log.error(
          { err: error, route, components: components.slice(0, LONGEST.components) },
          'a part of a page could not be drawn',
        ),
    });
    if (rendered.kind === 'redirect') return rendered;
    const { html, scripts } = pageHtml(rendered, assets, request.origin);
    const encoding = encodingOf(request);
    const body = await compress(html, encoding);
    const { status, pictures } = rendered;
    return { kind: 'page', status, body, encoding, scriptHashes: scripts.map(hashOf), pictures };
  };
  return async (request) => {
    const { cookie } = request.headers;
    if (config.sharedSeconds === 0 || hasWritten(cookie)) return make(request);
    const key = JSON.stringify([request.url, request.origin, encodingOf(request), readSessionCookies(cookie)]);
    const shared = answers.get(key) ?? pending.get(key);
    if (shared) return shared;
    const made = make(request).finally(() => pending.delete(key));
    pending.set(key, made);
    const answer = await made;
    // A page that is missing, or a backend that is away, may be back the next moment.
    if (answer.status === 200) answers.set(key, answer);
    return answer;
  };
}

/**
 * Whether a cache in front may keep the page: it exists, and its HTML names no place, which tells where a customer lives. Whoever has
 * just written gets a fresh one.
 */
const isCacheable = ({ headers: { cookie } }: FastifyRequest, { kind, status }: Answer): boolean =>
  kind === 'page' && status === 200 && !cookie?.includes(`${COOKIES.place}=`) && !hasWritten(cookie);

/** What pages need to know about the pictures of the backend. */
interface Pictures {
  hosts: Pick<PictureHosts, 'policyFor'>;
  watch: Pick<PictureWatch, 'sample'>;
}

export function registerPages(app: FastifyInstance, config: ServerConfig, assets: Assets, pictures: Pictures): void {
  const answerOf = createAnswers(config, assets);
  const counter = createCallCounter<FastifyRequest>({
    most: config.pageLimit,
    window: MINUTE,
    share: pageCounts(config.backendUrl),
  });
  registerErrorPage(app, PAGES);
  app.get(PAGES, async (request, reply) => {
    const { isAllowed, wait } = counter.hit(callerAddress(request.ip), request);
    if (!isAllowed)
      return reply
        .code(429)
        .headers({ 'retry-after': Math.max(1, Math.ceil(wait / 1000)), 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(TOO_MANY);
    const answer = await answerOf(request);
    reply.headers({ vary: 'Cookie, Accept-Encoding', 'cache-control': 'private, no-cache' });
    const { cacheSeconds: seconds } = config;
    if (seconds > 0 && isCacheable(request, answer))
      reply.headers({
        'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
        'surrogate-key': 'all page',
      });
    if (answer.kind === 'redirect')
      return reply.header('set-cookie', nextPageCookie(request.url)).redirect(answer.to, answer.status);
    const policy = String(reply.getHeader('content-security-policy'));
    const isSampled = answer.status !== 200 || (await pictures.watch.sample(request.origin));
    reply.headers(pagePolicy(policy, answer.scriptHashes, pictures.hosts.policyFor(answer.pictures, isSampled)));
    if (answer.encoding) reply.header('content-encoding', answer.encoding);
    if (answer.status === 503) reply.header('retry-after', '3');
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.body);
  });
}
