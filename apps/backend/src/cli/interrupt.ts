/** Ctrl-C and `kill`: long work aborts at its next step, inside its transaction, so that it can report the outcome. */
import { CliError, type Command } from './command';

/** Shell convention: 128 plus the signal number. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof CODES;
const SIGNALS = Object.keys(CODES) as Signal[];

/** Lets a command that checks `stop` end by itself. A second signal kills the process. */
export const interruptible =
  (command: Command): Command =>
  async (words, env) => {
    const stop = new AbortController();
    let code = 0;
    const listen = (signal: Signal) => {
      if (stop.signal.aborted) process.exit(CODES[signal]);
      code = CODES[signal];
      stop.abort();
    };
    for (const signal of SIGNALS) process.on(signal, listen);
    try {
      return await command(words, env, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted || !(error instanceof CliError)) throw error;
      console.error(error.message);
      return code;
    } finally {
      for (const signal of SIGNALS) process.off(signal, listen);
    }
  };

/** @param kept the outcome to report @throws CliError when the command was interrupted */
export function throwIfStopped(stop: AbortSignal | undefined, kept: string): void {
  if (stop?.aborted) throw new CliError(`Interrupted: ${kept}.`);
}
