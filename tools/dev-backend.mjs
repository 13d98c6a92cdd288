/**
 * The demo backend from its sources, restarted on each change: `nx serve backend`. If a backend already answers at
 * the port, or `BACKEND_URL` names one, it is used instead, so that several pages can share it.
 */
import { join } from 'node:path';
import { createChildren } from './lib/children.mjs';
import { root, waitForUrl } from './lib/run.mjs';

const env = process.env;
const port = env.BACKEND_PORT || '4620';
const children = createChildren();
const stop = () => children.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

if (env.BACKEND_URL || (await waitForUrl(`http://127.0.0.1:${port}/health/ready`, 1))) {
  console.log(`Using the backend at ${env.BACKEND_URL || port}.`);
  setInterval(() => undefined, 2 ** 30);
} else {
  const child = children.launch(
    'node_modules/tsx/dist/cli.mjs',
    {
      ...env,
      DEMO: env.DEMO || '1',
      BACKEND_PORT: port,
      DATA_DIR: env.DATA_DIR || join(root, '.data'),
      MAIL_DIR: env.MAIL_DIR || join(env.DATA_DIR || join(root, '.data'), 'mails'),
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
    { args: ['watch', '--clear-screen=false', 'apps/backend/src/server.ts'], stdio: 'inherit' },
  );
  const code = await children.exited(child);
  process.exit(Number.isInteger(code) ? code : 1);
}
