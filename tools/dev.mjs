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
const launch = (file, options) => {
  const child = children.launch(file, env, options);
  void children.exited(child).then(() => stop(1));
  return child;
};

const health = `http://127.0.0.1:${env.BACKEND_PORT}/health/ready`;
if (env.BACKEND_URL || (await children.ready(launch('tools/dev-backend.mjs'), health)))
  launch('node_modules/vite/bin/vite.js', { args: ['--config', 'apps/storefront/vite.config.ts'] });
