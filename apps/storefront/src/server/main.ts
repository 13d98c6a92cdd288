/** Starts the storefront's server, and stops it gracefully. */
import { ConfigError } from '@shop/util/edge';
import { join } from 'node:path';
import { createServer } from './app';
import { readServerConfig } from './config';

async function start(): Promise<void> {
  const config = readServerConfig(process.env);
  const app = await createServer(config, join(import.meta.dirname, '../client'));
  const stop = () => {
    setTimeout(() => process.exit(1), 9000).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: config.host, port: config.port });
}

start().catch((error: unknown) => {
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  if (busy) console.error("The storefront's port is in use. Set PORT to a free one.");
  else console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
