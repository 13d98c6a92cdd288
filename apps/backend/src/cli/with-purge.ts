/** Commands that must purge HTTP caches. */
import { readConfig } from '../config';
import { createClock } from '../clock';
import { purge } from '../features/outbox/purge';
import { withDatabase, type Command } from './command';

/** Running backends send the purge. A command that changed nothing, or failed, purges nothing. */
export const withPurge =
  (command: Command): Command =>
  async (args, env) => {
    const code = await command(args, env);
    const config = readConfig(env);
    if (code || args.includes('--dry-run') || config.purgeUrls.length === 0) return code;
    const now = createClock(config.clockStart, config.clockStill)();
    return withDatabase(env, ({ db }) => purge(db, config, ['all'], now));
  };
