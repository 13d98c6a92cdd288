/** Starts a real Varnish in front of storefront and backend, with the VCL of docs/deploy, for tests. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from './packages.mjs';
import { freePort, isListening } from './ports.mjs';

const VCL = join(import.meta.dirname, '../../docs/deploy/shop.vcl');
/** @returns its path @throws when it can not be installed */
export const findVarnish = () =>
  programOf('varnishd', { debianPackage: 'varnish', why: 'The tests of caches in front' });

const placed = (text, name, port, at) => {
  const settings = `.host = "${name}";\n  .port = "${port}";`;
  if (!text.includes(settings)) throw new Error(`shop.vcl names no ${name}.`);
  return text.replace(settings, `.host = "127.0.0.1";\n  .port = "${at}";`);
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
  const text = placed(readFileSync(VCL, 'utf8'), 'storefront', 4600, storefrontPort);
  writeFileSync(file, placed(text, 'backend', 4620, backendPort));
  const addresses = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  // Without a jail: Varnish runs as the current user, in a temporary folder.
  const options = ['-j', 'none', '-F', '-n', join(folder, 'work'), '-s', 'malloc,32m', '-p', 'http_gzip_support=off'];
  const child = spawn(program, [...options, ...addresses, '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (log = (log + String(part)).slice(-4000)));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((done) => child.once('exit', done) && child.kill('SIGTERM'));
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isListening(port, () => child.exitCode !== null))) {
    await stop();
    throw new Error(`Varnish did not start:\n${log}`);
  }
  return { url: `http://127.0.0.1:${port}`, purgeUrl: `http://127.0.0.1:${purgePort}/`, stop };
}
