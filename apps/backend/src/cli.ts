/** The operator's command line: `npm run cli -- COMMAND`, or `node apps/backend/dist/cli.js COMMAND` where it was built. */
import { CliError, USAGE, type Command } from './cli/command';
import { backup, restore } from './cli/backup';
import { doctor } from './cli/doctor';
import { exportMarketplace } from './cli/export';
import { importMarketplace } from './cli/import';
import { interruptible } from './cli/interrupt';
import { migrate, seed } from './cli/migrate';
import { withPurge } from './cli/with-purge';
import { offer } from './cli/offer';
import { order } from './cli/order';
import { user } from './cli/user';
import { ConfigError } from './config';
import { FolderInUse } from './db/embedded/folder-lock';

const COMMANDS: Record<string, Command> = {
  migrate,
  seed,
  import: withPurge(interruptible(importMarketplace)),
  export: interruptible(exportMarketplace),
  backup: interruptible(backup),
  restore: interruptible(restore),
  user,
  order,
  offer: interruptible(offer),
  doctor,
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.log(USAGE);
  process.exit(name === 'help' || name === '--help' ? 0 : 2);
}
// A closed stderr must not abort the command.
process.stderr.on('error', () => undefined);
command(args, process.env).then(
  (code) => process.exit(code ?? 0),
  (error: unknown) => {
    const isExpected =
      error instanceof CliError ||
      error instanceof ConfigError ||
      error instanceof FolderInUse ||
      String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
    console.error(isExpected ? (error as Error).message : error);
    process.exit(1);
  },
);
