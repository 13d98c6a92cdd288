/** Starts the backend: reads the settings, listens, and stops gracefully. */
import { parseArgs } from 'node:util';
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';
import { demo } from './demo';
import { FolderInUse } from './db/embedded/folder-lock';

/** `--items 50000 --stores 2000`: size of the demo when it is seeded. */
function flags(words: string[]): Record<string, string> {
  const { values } = parseArgs({ args: words, options: { items: { type: 'string' }, stores: { type: 'string' } } });
  return {
    ...(values.items === undefined ? {} : { WORLD_ITEMS: values.items }),
    ...(values.stores === undefined ? {} : { WORLD_STORES: values.stores }),
  };
}

async function start(): Promise<void> {
  const config = readConfig({ ...process.env, ...flags(process.argv.slice(2)) });
  const { app, shutdown } = await buildApp(config, demo);
  const stop = (signal: string) => {
    app.log.info({ signal }, 'stopping');
    shutdown.hasStarted = true;
    setTimeout(() => process.exit(1), 9000).unref();
    setTimeout(() => void app.close().then(() => process.exit(0)), config.drainSeconds * 1000);
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  await app.listen({ host: config.host, port: config.port });
}

start().catch((error: unknown) => {
  const wrongFlag = String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
  const isExpected = wrongFlag || error instanceof ConfigError || error instanceof FolderInUse;
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  if (busy) console.error(`The backend's port is in use. Set BACKEND_PORT to a free one.`);
  else console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
