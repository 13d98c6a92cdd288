/** Ctrl-C and `kill`: long work aborts at its next step, inside its transaction, so that it can report the outcome. */
import { CliError, type Command } from './command';

/** Shell convention: 128 plus the signal number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof EXIT_CODES;
const SIGNALS = Object.keys(EXIT_CODES) as Signal[];

/** Lets a command that checks `stop` end by itself. A second signal kills the process. */
export const interruptible =
  (command: Command): Command =>
  async (args, env) => {
    const stop = new AbortController();
    let code = 0;
    const onSignal = (signal: Signal) => {
      if (stop.signal.aborted) process.exit(EXIT_CODES[signal]);
      code = EXIT_CODES[signal];
      stop.abort();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    try {
      return await command(args, env, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted || !(error instanceof CliError)) throw error;
      console.error(error.message);
      return code;
    } finally {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    }
  };

/** @param outcome what was or was not done @throws CliError when the command was interrupted */
export function throwIfStopped(stop: AbortSignal | undefined, outcome: string): void {
  if (stop?.aborted) throw new CliError(`Interrupted: ${outcome}.`);
}
