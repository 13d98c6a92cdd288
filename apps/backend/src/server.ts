/** Starts the backend: reads the settings, listens, and stops gracefully. */
import { buildApp } from './app';
import { ConfigError, demoSizeOf, readConfig } from './config';
import { demo } from './demo';
import { FolderInUse } from './db/embedded/folder-lock';

async function start(): Promise<void> {
  const config = readConfig({ ...process.env, ...demoSizeOf(process.argv.slice(2)) });
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
