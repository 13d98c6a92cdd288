import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../../..');

/** Source files of the storefront, without tests. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules' || name === 'dist') return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !/\.(spec|spec-helper|stories)\./.test(name) ? [path] : [];
  });
}

/** A module's own endpoints stand in its library, made with the kit (decision 085). */
const isMadeWithKit = (path: string) =>
  /^libs\/(home|module-[\w-]+)\/src\//.test(path) &&
  readFileSync(join(root, path), 'utf8').includes("'@shop/api-client/kit'");

it('[CALL-22] only the API client, and endpoints made with its kit, contain paths of the backend', () => {
  const files = [...sources(join(root, 'libs')), ...sources(join(root, 'apps/storefront/src'))];
  const naming = files
    .filter((path) => readFileSync(path, 'utf8').includes('/api/v1'))
    .map((path) => relative(root, path));
  const own = naming.filter((path) => path.startsWith('libs/api-client/src/'));
  // Stories use fake responses.
  const others = naming.filter((path) => !own.includes(path) && !isMadeWithKit(path));
  expect(others).toEqual(['libs/testing/src/lib/test-shop.tsx']);
  expect(own.length).toBeGreaterThan(5);
});
