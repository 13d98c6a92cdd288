/** The type of a command, and access to the database. */
import { readConfig, type Config } from '../config';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';

export type Env = Record<string, string | undefined>;
/**
 * @param stop long work checks it between steps and aborts
 * @returns the exit code; undefined means 0
 */
export type Command = (args: string[], env: Env, stop?: AbortSignal) => Promise<number | void>;

/** An error that the operator can fix: printed without a stack trace. */
export class CliError extends Error {}

export const USAGE = `The marketplace's command line

  migrate                          brings the tables up to date
  seed [--items N] [--stores N]    fills an empty database with the demo
  import FILE [--dry-run]          takes zones, categories, stores and items from JSON, or from one CSV named after them
  export [FILE]                    writes the same as JSON, to a file or to the screen
  backup FILE                      writes every row of every table
  restore FILE                     puts them back into an empty database
  user show EMAIL                  a customer with what they have
  user password EMAIL              sets a new password, read from the terminal, and ends every sign-in
  user remove EMAIL                removes the account as its owner could
  user pay-out EMAIL               empties a wallet whose money was sent to its owner by hand
  order show ID                    an order with its steps, wishes and bank transfer
  order move ID STATUS             one legal step
  order transfer ID verified       its bank transfer has arrived; or: denied NOTE, what the customer should correct
  order refund ID [NOTE]           grants the refund that was asked for; the customer reads the note
  order decline ID [NOTE]          declines it
  order return ID                  sends back what an order holds that ended without delivery
  order sent ROW                   money that had to be sent back by hand was sent; also payment:ID, as doctor names it
  offer --title T --text T --title-ar T --text-ar T
                                   tells all customers of an offer, each in the ways that they chose
  doctor                           says what is wrong with this installation, and how to mend it

Settings are those of the backend: DATABASE_URL, DATA_DIR, UPLOADS_DIR, … A running backend keeps the embedded database for
itself: stop it first.`;

export async function withDatabase<T>(env: Env, work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const database = await openDatabase({ ...config, databaseReadUrl: null });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}

/** Rewrites one line on a terminal; writes separate lines to a log. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
  else process.stderr.write(`${text}\n`);
}
