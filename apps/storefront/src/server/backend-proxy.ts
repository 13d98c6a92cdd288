/** Passes paths of the backend on, so that browsers reach it through the origin of the storefront. */
import proxy from '@fastify/http-proxy';
import { languageOf as languageOfCode, type LanguageCode } from '@shop/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { BACKEND_PAGES, BACKEND_PATHS } from './backend-paths';
import { forwardedHeaders, spokenHeader } from './forwarded';
import type { PictureWatch } from './picture-watch';

const TIMEOUT = 40_000;

/** These describe the connection to the backend: with its `keep-alive` a customer who closes theirs would wait. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'proxy-connection'];
const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)));

const languageOf = ({ headers }: FastifyRequest): LanguageCode =>
  languageOfCode(String(headers['x-localization'] ?? ''));
const awayIn = (language: LanguageCode): string => {
  const { title, text } = { en, ar }[language].away;
  return `${title}. ${text}`;
};

/** @param backendUrl origin of the backend @param watch sees the answers */
export async function registerBackendProxy(
  app: FastifyInstance,
  backendUrl: string,
  watch: Pick<PictureWatch, 'pass'>,
): Promise<void> {
  for (const prefix of BACKEND_PATHS)
    await app.register(proxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: TIMEOUT } },
      // Its own lines contain whole addresses, and queries hold personal data.
      disableRequestLogging: true,
      replyOptions: {
        rewriteHeaders: withoutConnection as never,
        // The backend limits calls by address and writes the addresses of pictures by host: both have to be the customer's.
        rewriteRequestHeaders: (request, headers) => ({
          ...(BACKEND_PAGES.includes(prefix) ? spokenHeader(headers) : {}),
          ...headers,
          ...forwardedHeaders(request as unknown as FastifyRequest),
        }),
        onResponse: (request, reply, answered) =>
          void reply.send(watch.pass(request as unknown as FastifyRequest, answered as never)),
        onError: (reply) =>
          void reply
            .code(503)
            .header('retry-after', '3')
            .send({
              errors: [
                { code: 'unavailable', message: awayIn(languageOf(reply.request as unknown as FastifyRequest)) },
              ],
            }),
      },
    });
}
