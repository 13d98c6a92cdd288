/** `npm run dev`: backend and storefront with hot reload. `-- --pseudo`: longer, strange words (tools/pseudo). */
import { join } from 'node:path';
import { createChildren } from './lib/children.mjs';
import { root } from './lib/run.mjs';

const { env } = process;
env.BACKEND_PORT ||= '4620';
const children = createChildren();
const stop = () => children.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

if (!env.BACKEND_URL) {
  const backend = children.launch('tools/dev-backend.mjs', env);
  if (!(await children.ready(backend, `http://127.0.0.1:${env.BACKEND_PORT}/health/ready`))) process.exit(1);
  void children.ended(backend).then(() => process.exit(1));
}

const plugins = [];
if (process.argv.includes('--pseudo')) {
  (await import('tsx/esm/api')).register();
  plugins.push((await import('./pseudo/pseudo-locale.ts')).pseudoLocale());
}
const { createServer } = await import('vite');
const vite = await createServer({ configFile: join(root, 'apps/storefront/vite.config.ts'), plugins });
await vite.listen();
vite.printUrls();
