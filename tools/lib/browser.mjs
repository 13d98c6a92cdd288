/** The browser of tests, screenshots and benchmarks, and a returning visitor with a chosen place and module. */
import { existsSync } from 'node:fs';
import { LANGUAGES } from './languages.mjs';

/** The system's Chromium, else Playwright's own. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same engine without windows, profiles and extensions, as Playwright's own (decision 099). */
export const SHELL = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Launch options of the whole browser, as customers have it. It makes no network requests of its own. */
export const LAUNCH = { ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}), args: ARGS };
/** Launch options of tests: the shell where there is one, else the whole browser. */
export const LAUNCH_SHELL = existsSync(SHELL) ? { executablePath: SHELL, args: ARGS } : LAUNCH;

/** Old Town Square, inside both overlapping zones of the demo. */
export const PLACE = {
  address: 'Old Town Square, Old Town, Port Almera',
  point: { lat: 34.594, lng: 18.902 },
  zoneIds: [1, 2],
};
/** Modules of the demo: id and name by type. */
export const MODULES = {
  grocery: [1, 'Grocery'],
  food: [2, 'Food'],
  pharmacy: [3, 'Pharmacy'],
  ecommerce: [4, 'Shop'],
  parcel: [5, 'Parcel'],
};

const json = (value) => encodeURIComponent(JSON.stringify(value));

/**
 * The cookies that the server renders with.
 * @param look `module` null: only language and theme are set
 */
export function cookiesOf({ module = 'grocery', language = 'en', theme = 'light', place = PLACE } = {}) {
  const cookies = { shop_language: `${language}-${LANGUAGES[language].country}`, shop_theme: theme };
  if (!module) return cookies;
  const [id, name] = MODULES[module];
  return {
    ...cookies,
    shop_place: json({ ...place, zoneIds: place.zoneIds.map(String) }),
    shop_module: json({ id: String(id), type: module, name }),
  };
}

/** What an earlier visit stored (SESS-18 to SESS-25). @param look `module` null: only language and theme are set */
export function storedBy({ module = 'grocery', language = 'en', theme = 'light', token = null } = {}) {
  const facts = {
    'language-setting': language,
    country: LANGUAGES[language].country,
    settings: JSON.stringify({ theme }),
    ...(token ? { token } : {}),
  };
  if (!module) return facts;
  const [id, name] = MODULES[module];
  return {
    ...facts,
    location: PLACE.address,
    zoneid: JSON.stringify(PLACE.zoneIds),
    currentLatLng: JSON.stringify(PLACE.point),
    module: JSON.stringify({ id, module_type: module, module_name: name }),
  };
}

/** Runs in a page: stores the facts once per context, so that changes made by the visit persist on the next page. */
export function storeFacts(entries) {
  if (localStorage.getItem('settings')) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/**
 * Stores in a browser what an earlier visit would have stored, including the cookies that the server renders with.
 * @param look `module` null: only language and theme are set
 */
export async function restoreVisit(context, url, look = {}) {
  await context.addInitScript(storeFacts, storedBy(look));
  const { module = 'grocery', language = 'en', theme = 'light' } = look;
  const cookies = cookiesOf({ module, language, theme });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}
