/** What anybody can put into a cookie, into storage or into a link: for specs of their readers. */
import fc from 'fast-check';

const CONTROLS = ['\r\n', '\0', '\t', '\u007f', '\u0085', '\u2028', '\ud800', '\u202e'];
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'then'];

/** Texts that readers have stumbled over: header and markup injection, names of prototypes, lone surrogates, huge and odd numbers. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...CONTROLS.map((sign) => `1${sign}X: 1`),
    ...NAMES,
    ...[
      '',
      ' ',
      '%',
      '%zz',
      '%E0%A4%A',
      'null',
      'undefined',
      'NaN',
      '[',
      '{',
      '{}',
      '[]',
      '"',
      '""',
      "'",
      ';',
      '=',
      ',',
    ],
    ...['<script>alert(1)</script>', 'javascript:alert(1)', '//evil.example', '../../etc', '١٢', '１２', '1e9', '0x10'],
    ...['-1', '01', '1.5', '1 ', '9'.repeat(16), '9'.repeat(400), 'é'.repeat(5000)],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json({ maxDepth: 3 }),
);

/** Values of every type that JSON knows, odd ones first. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e21, 1e-7, 2 ** 53, [], {}, [null], [[]], [{}], { id: {} }),
  hostileText,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(NAMES).map((names) => JSON.parse(`{${names.map((name) => `"${name}":{}`).join()}}`) as unknown),
  fc.jsonValue({ maxDepth: 3 }),
);

type Path = (string | number)[];
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}
/** @param part undefined: is left out */
function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const entries = Object.entries(value as object).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(key)) return [[name, inner]];
    const next = withPart(inner, rest, part);
    return next === undefined ? [] : [[name, next]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** A valid value with one part of it, or all of it, replaced by a hostile one or left out: most reach deep into a reader. */
export function nearly(valid: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(valid);
  return fc
    .tuple(fc.nat(paths.length - 1), fc.oneof({ weight: 6, arbitrary: hostileValue }, fc.constant(undefined)))
    .map(([index, part]) => withPart(valid, paths[index] ?? [], part) ?? null);
}

/** The JSON of {@link nearly}, or any text at all. */
export const nearlyJson = (valid: unknown): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: nearly(valid).map((value) => JSON.stringify(value)) }, hostileText);

const HOST = 'evil.example';
/** Targets that lead to another site, or run a script, where a path of this shop is wanted. */
export const OUTSIDE_TARGETS: readonly string[] = [
  ...[
    `//${HOST}`,
    `///${HOST}`,
    `/\\${HOST}`,
    `\\/${HOST}`,
    `\\\\${HOST}`,
    `/\t/${HOST}`,
    `/\n/${HOST}`,
    `/\r\n/${HOST}`,
  ],
  ...[
    `\t//${HOST}`,
    ` //${HOST}`,
    `\u0000//${HOST}`,
    `/\u0000/${HOST}`,
    `/a\\..\\\\${HOST}`,
    `/..//${HOST}`,
    `/.//${HOST}`,
  ],
  ...[`/a/..//${HOST}`, `/%2e//${HOST}`, `/%2e%2e//${HOST}`, `/a/%2E%2e/%2e//${HOST}`],
  ...[
    `https://${HOST}`,
    `http:${HOST}`,
    `https:/${HOST}`,
    `HTTPS:\\\\${HOST}`,
    `ftp://${HOST}`,
    `//shop.example@${HOST}`,
  ],
  ...[
    `https://shop.example@${HOST}/`,
    `//${HOST}:443`,
    `//[::1]/`,
    `/\u2028/${HOST}\t`,
    `//evil。example`,
    `//evil．example`,
  ],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'vbscript:x'],
  ...['data:text/html,<script>alert(1)</script>', 'blob:https://shop.example/x', 'file:///etc/passwd', 'about:blank'],
  ...['', ' ', '?next=/', '#', 'home', './home', '../home', '%2F%2Fevil.example', `/home\r\nset-cookie: a=b`],
];

/** Paths of this shop, some of which look as if they were none. */
export const OWN_TARGETS: readonly string[] = [
  ...[
    '/',
    '/home',
    '/store/x?module_id=1&page=2#top',
    '/category/7?x=a;b',
    '/product/%D8%A7',
    '/home?next=//evil.example',
  ],
  ...[
    '/home?u=https://evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/@evil.example',
    '/a//b',
    '/home#//evil',
  ],
];
