/** Runs a step of `npm test`: one program, and a hint when it fails. */
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Ends the process with 1 when the program fails.
 * @param script of a package: 'vitest/vitest.mjs'
 * @param options `prepare` runs first and returns its cleanup; `hint` is printed when the step fails
 */
export async function step(script, args, { prepare = () => undefined, hint = '' } = {}) {
  let undo;
  try {
    undo = prepare();
    await run(script.split('/')[0], process.execPath, [join(root, 'node_modules', script), ...args]);
  } catch (error) {
    console.error(`${error.message}${hint ? `\n  ${hint}` : ''}`);
    process.exitCode = 1;
  } finally {
    undo?.();
  }
}
