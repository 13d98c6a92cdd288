/** Starts the backend: reads the settings, listens, and stops gracefully. */
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';
import { FolderInUse } from './db/embedded/folder-lock';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { app } = await buildApp(config);
  const stop = (signal: string) => {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), 9000).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
  await app.listen({ host: config.host, port: config.port });
}

start().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof FolderInUse;
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  if (busy) console.error(`The backend's port is in use. Set BACKEND_PORT to a free one.`);
  else console.error(known ? (error as Error).message : error);
  process.exit(1);
});
