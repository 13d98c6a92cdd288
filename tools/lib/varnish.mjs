/** Starts a real Varnish in front of storefront and backend, with the VCL of docs/deploy, for tests. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDaemon } from './daemon.mjs';
import { programOf } from './packages.mjs';
import { freePort } from './ports.mjs';

const VCL = join(import.meta.dirname, '../../docs/deploy/shop.vcl');
/** @returns its path @throws when it can not be installed */
export const findVarnish = () =>
  programOf('varnishd', { debianPackage: 'varnish', why: 'The tests of caches in front' });

/** Replaces the address of a backend in the VCL. */
const withBackend = (text, name, port, actualPort) => {
  const settings = `.host = "${name}";\n  .port = "${port}";`;
  if (!text.includes(settings)) throw new Error(`shop.vcl names no ${name}.`);
  return text.replace(settings, `.host = "127.0.0.1";\n  .port = "${actualPort}";`);
};

/**
 * @param purgePort the port that receives purges
 * @returns its URL, and how to stop it
 */
export async function startVarnish({ storefrontPort, backendPort, purgePort }) {
  const program = findVarnish();
  const folder = mkdtempSync(join(tmpdir(), 'shop-varnish-'));
  const port = await freePort();
  const file = join(folder, 'shop.vcl');
  const text = withBackend(readFileSync(VCL, 'utf8'), 'storefront', 4600, storefrontPort);
  writeFileSync(file, withBackend(text, 'backend', 4620, backendPort));
  const addresses = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  // Without a jail: Varnish runs as the current user, in a temporary folder.
  const options = ['-j', 'none', '-F', '-n', join(folder, 'work'), '-s', 'malloc,32m', '-p', 'http_gzip_support=off'];
  const { stop } = await startDaemon(program, [...options, ...addresses, '-f', file], { port, folder });
  return { url: `http://127.0.0.1:${port}`, purgeUrl: `http://127.0.0.1:${purgePort}/`, stop };
}
