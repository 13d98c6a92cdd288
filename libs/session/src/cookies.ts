/**
 * Cookies that mirror what the server needs for the first paint: place, zones, module, language, theme, view of results. Never the
 * token.
 */
import { optionOf } from '@shop/i18n';
import { parseJson } from '@shop/util';
import type { SessionState } from './slice';
import { readCountry, readModule, readPlace, readResultsView, resultsViewText } from './shapes';

export const COOKIES = {
  place: 'shop_place',
  module: 'shop_module',
  language: 'shop_language',
  theme: 'shop_theme',
  sizes: 'shop_sizes',
  results: 'shop_results',
} as const;

function parseCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((part) => part.trim().split('='));
  return new Map(pairs.flatMap(([name, ...value]) => (name ? [[name, value.join('=')] as const] : [])));
}

function decoded(text: string | undefined): unknown {
  try {
    return parseJson(decodeURIComponent(text ?? ''));
  } catch {
    return undefined;
  }
}

/** The session part of a request's cookies; unreadable values count as not set (SESS-29). */
export function readSessionCookies(header: string | undefined): Partial<SessionState> {
  const cookies = parseCookies(header ?? '');
  const place = readPlace(decoded(cookies.get(COOKIES.place))) ?? null;
  const module = readModule(decoded(cookies.get(COOKIES.module)));
  const [code, country] = (cookies.get(COOKIES.language) ?? '').split('-');
  const language = optionOf(code);
  return {
    place,
    module,
    language: language.code,
    country: readCountry(country) ?? language.country,
    theme: cookies.get(COOKIES.theme) === 'dark' ? 'dark' : 'light',
    fluidSizes: cookies.get(COOKIES.sizes) !== 'fixed',
    ...readResultsView(cookies.get(COOKIES.results)),
  };
}

/** The cookies of a session as `document.cookie` values: valid for a year, same-site. */
export function sessionCookies(session: SessionState, secure: boolean): string[] {
  const line = (name: string, value: string | null) =>
    `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : 31_536_000}; samesite=lax${secure ? '; secure' : ''}`;
  const json = (value: unknown) => (value === null ? null : encodeURIComponent(JSON.stringify(value)));
  return [
    line(COOKIES.place, json(session.place)),
    line(COOKIES.module, json(session.module)),
    line(COOKIES.language, `${session.language}-${session.country}`),
    line(COOKIES.theme, session.theme),
    line(COOKIES.sizes, session.fluidSizes ? null : 'fixed'),
    line(COOKIES.results, resultsViewText(session)),
  ];
}
