/** A storefront process in front of the shop that `openShop` has started. */
import { createChildren } from '../lib/children.mjs';
import { PORT } from './first-visits.mjs';

export const STOREFRONT = `http://127.0.0.1:${PORT + 7}`;

/**
 * @param flags Node flags, and the stdio of the process @returns the process and how to stop it; exits when it does
 * not start
 */
export async function openStorefront(flags = {}) {
  const children = createChildren();
  const server = children.launch(
    'apps/storefront/dist/server/main.js',
    {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      RATE_LIMIT: '10000000',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(PORT + 7),
      BACKEND_URL: `http://127.0.0.1:${PORT + 1}`,
    },
    flags,
  );
  if (!(await children.ready(server, `${STOREFRONT}/health/live`))) process.exit(2);
  return { server, stop: () => children.stop() };
}
