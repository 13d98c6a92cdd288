/** The page for a request whose page cannot be rendered (decision 081). It needs nothing that may be broken: no script, store or backend. */
import { directionOf, languageOf, type LanguageCode } from '@shop/i18n';
import { readSessionCookies } from '@shop/session';
import type { FastifyInstance } from 'fastify';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

const TEXTS: Record<LanguageCode, typeof en> = { en, ar };
const STYLE =
  'color-scheme:light dark;display:grid;place-content:center;min-height:90vh;font:16px/1.6 sans-serif;text-align:center';

function errorPage(language: LanguageCode): string {
  const { broken, notFound } = TEXTS[language];
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${broken.title}</title></head><body style="${STYLE}"><h1>${broken.title}</h1><p>${broken.text}</p><p><a href="">${broken.retry}</a></p><p><a href="/">${notFound.home}</a></p></body></html>`;
}

/** Answers failed page requests in their language; all others as Fastify does. */
export function registerErrorPage(app: FastifyInstance, pageRoute: string): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (request.routeOptions.url !== pageRoute) return reply.send(error);
    const status = Math.max(500, error.statusCode ?? 500);
    request.log.error({ err: error }, 'a page could not be rendered');
    const language = languageOf(readSessionCookies(request.headers.cookie).language);
    if (status === 503) reply.header('retry-after', '3');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage(language));
  });
}
