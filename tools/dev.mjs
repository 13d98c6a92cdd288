/** `npm run dev`: backend and storefront with hot reload. `-- --pseudo`: longer, accented texts (apps/storefront/pseudo-locale.ts). */
import { createChildren } from './lib/children.mjs';

const env = { ...process.env };
env.BACKEND_PORT ||= '4620';
if (process.argv.includes('--pseudo')) env.PSEUDO = '1';

const children = createChildren();
let stopping;
const stop = (code) => (stopping ??= children.stop().then(() => process.exit(code)));
process.once('SIGTERM', () => stop(0));
process.once('SIGINT', () => stop(0));

/** Starts a server and waits until `url` answers. Ends the script when the server exits or hangs. */
async function serve(name, file, args, url) {
  // They talk to the terminal.
  const child = children.launch(file, env, { args, stdio: 'inherit' });
  void children.exited(child).then(() => stop(1));
  if (!(await children.ready(child, url, { name }))) await stop(1);
}

if (!env.BACKEND_URL)
  await serve('backend', 'tools/dev-backend.mjs', [], `http://127.0.0.1:${env.BACKEND_PORT}/health/ready`);
const args = ['--config', 'apps/storefront/vite.config.ts'];
await serve('page', 'node_modules/vite/bin/vite.js', args, `http://127.0.0.1:${env.PORT || 4600}/@vite/client`);
