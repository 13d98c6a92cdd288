/** A device as people name it, by its User-Agent: browser and system (PLUS-45). Pure, and total over any text. */

/** Names of makers, the same in every language. Empty: not known. */
export interface DeviceName {
  browser: string;
  system: string;
}

/** Of a User-Agent only so many characters are read. */
const MOST_READ = 500;

/** The first that is found counts: browsers name those that they descend from, too. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(?:intosh|\s?OS)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/** @param agent a User-Agent, of any length; '' is one of an unknown device */
export function deviceName(agent: string): DeviceName {
  const read = agent.slice(0, MOST_READ);
  const first = (names: typeof BROWSERS) => names.find(([, mark]) => mark.test(read))?.[0] ?? '';
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
