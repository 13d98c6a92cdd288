/** Ctrl-C and `kill`: long work breaks off at its next step, inside its transaction, so that it can say what became of it. */
import { CliError, type Command } from './command';

/** Exit codes as a shell tells them: 128 and the signal's number. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof CODES;
const SIGNALS = Object.keys(CODES) as Signal[];

/** Lets a command that takes `stop` end in its own way. Who can not wait for that sends a second signal. */
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

/** @param kept what became of the work @throws CliError when it is to break off */
export function goOn(stop: AbortSignal | undefined, kept: string): void {
  if (stop?.aborted) throw new CliError(`Interrupted: ${kept}.`);
}
