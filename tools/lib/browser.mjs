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

/**
 * Stores in a browser what an earlier visit would have stored (SESS-18 to SESS-25), including the cookies that the
 * server renders with.
 * @param look `module` null: only language and theme are set
 */
export async function restoreVisit(
  context,
  url,
  { module = 'grocery', language = 'en', theme = 'light', token = null } = {},
) {
  const facts = {
    'language-setting': language,
    country: LANGUAGES[language].country,
    settings: JSON.stringify({ theme }),
    ...(token ? { token } : {}),
  };
  if (module) {
    const [id, name] = MODULES[module];
    Object.assign(facts, {
      location: PLACE.address,
      zoneid: JSON.stringify(PLACE.zoneIds),
      currentLatLng: JSON.stringify(PLACE.point),
      module: JSON.stringify({ id, module_type: module, module_name: name }),
    });
  }
  // Once per context: changes made by the visit persist on the next page.
  await context.addInitScript((entries) => {
    if (localStorage.getItem('settings')) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, facts);
  const cookies = cookiesOf({ module, language, theme });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}
