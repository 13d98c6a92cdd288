/** `import FILE`: all or nothing; every error is reported with its line. A row with a known slug is updated. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { mergeTallies } from '../features/items/tallies';
import { readEntries } from '../features/search/read-entries';
import { CliError, progress, withDatabase, type Command } from './command';
import { throwIfStopped } from './interrupt';
import { mergeStaged, type Run } from './merge';
import { startProgress } from './progress';
import { openMarketplaceFile, type MarketplaceReader } from './read-marketplace';
import {
  countStaged,
  createStaged,
  findDangling,
  findDuplicates,
  finishStaging,
  stage,
  type FoundErrors,
} from './staged';
import { PARTS, type Part } from './marketplace-file';

/** Advisory lock id of imports; any number that no other lock of the shop uses. */
const LOCK_ID = 4_600_463;
/** Milliseconds between two attempts to take the lock. */
const POLL_INTERVAL = 500;
const MAX_SHOWN = 50;

class ValidationErrors {
  readonly #shown: string[] = [];
  #count = 0;

  add(...errors: string[]): void {
    this.#count += errors.length;
    this.#shown.push(...errors.slice(0, MAX_SHOWN - this.#shown.length));
  }

  addFound({ first, count }: FoundErrors, reader: MarketplaceReader): void {
    this.add(...first.map((error) => `${reader.nameOf(error)}: ${error.message}`));
    this.#count += count - first.length;
  }

  /** @throws CliError when there are any */
  throwIfAny(): void {
    if (this.#count === 0) return;
    const more = this.#count - this.#shown.length;
    throw new CliError(
      ['Nothing was imported:', ...this.#shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
    );
  }
}

/** Polls for the lock instead of blocking on it, so that a waiting import can be stopped. */
async function waitForLock({ tx, checkStop }: Run): Promise<void> {
  const tryLock = async () =>
    (await tx.execute<{ taken: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK_ID}) AS taken`)).rows[0]?.taken;
  if (await tryLock()) return;
  progress('Another import is running: this one waits for its end.');
  do {
    checkStop();
    await wait(POLL_INTERVAL);
  } while (!(await tryLock()));
}

async function stageAll({ tx, checkStop }: Run, reader: MarketplaceReader): Promise<ValidationErrors> {
  const errors = new ValidationErrors();
  const report = startProgress('read');
  let read = 0;
  await createStaged(tx);
  for await (const batch of reader.batches()) {
    checkStop();
    errors.add(...batch.errors);
    await stage(tx, batch.lines);
    read += batch.lines.length;
    report(read, reader.bytesRead() / Math.max(1, reader.size));
  }
  await finishStaging(tx);
  return errors;
}

/** @throws CliError that lists every error */
async function check(run: Run, reader: MarketplaceReader): Promise<void> {
  const { tx } = run;
  const errors = await stageAll(run, reader);
  for (const part of Object.keys(PARTS) as Part[]) errors.addFound(await findDuplicates(tx, part), reader);
  errors.throwIfAny();
  // Only when all lines are valid: a reference to an invalid line would be reported twice.
  for (const found of await findDangling(tx)) errors.addFound(found, reader);
  errors.throwIfAny();
}

export const importMarketplace: Command = async (args, env, stop) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (!path) throw new CliError('import FILE: name the file to read.');
  const reader = await openMarketplaceFile(path);
  await withDatabase(env, async ({ db }) => {
    const counts = await db.transaction(async (tx) => {
      const run: Run = { tx, checkStop: () => throwIfStopped(stop, 'nothing was imported') };
      await waitForLock(run);
      await check(run, reader);
      if (!values['dry-run']) await mergeStaged(run);
      const found = await countStaged(tx);
      run.checkStop();
      return found;
    });
    const summary = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([part, count]) => `${count} ${part}`)
      .join(', ');
    if (values['dry-run']) return console.log(`Nothing is wrong with ${summary || 'an empty file'}.`);
    await mergeTallies(db);
    await readEntries(db);
    // Refresh the planner's statistics before the next request.
    for (const part of Object.keys(PARTS)) await db.execute(sql`ANALYZE ${sql.identifier(part)}`);
    return console.log(`Imported ${summary || 'nothing'}.`);
  });
};
