/** `npm run conformance -- --base-url URL [--write] [--email … --password …] [--lat … --lng …] [--json FILE] [--html FILE]` */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { htmlOf, textOf } from './report';
import { runConformance } from './run';

const USAGE =
  'npm run conformance -- --base-url URL [--write] [--email ADDRESS --password WORDS] [--lat N --lng N] [--json FILE] [--html FILE]';

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

const options = (() => {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        write: { type: 'boolean', default: false },
        email: { type: 'string' },
        password: { type: 'string' },
        lat: { type: 'string' },
        lng: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return fail(String((error as Error).message));
  }
})();

const baseUrl = options['base-url'];
if (!baseUrl || !/^https?:\/\//.test(baseUrl)) fail('--base-url has to be an address that begins with http.');
if (Boolean(options.email) !== Boolean(options.password)) fail('--email and --password belong together.');
const point = [options.lat, options.lng].map(Number);
if ((options.lat || options.lng) && point.some((value) => !Number.isFinite(value)))
  fail('--lat and --lng are numbers.');

const report = await runConformance({
  baseUrl,
  writes: options.write,
  account: options.email && options.password ? { email: options.email, password: options.password } : null,
  place: options.lat ? { lat: point[0] as number, lng: point[1] as number } : null,
});
console.log(textOf(report));
if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 2));
if (options.html) writeFileSync(options.html, htmlOf(report));
process.exitCode = report.mustFailed > 0 ? 1 : 0;
