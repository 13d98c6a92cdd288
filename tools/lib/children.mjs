/** Server processes started by a script. It waits for them, and none outlives it. */
import { spawn } from 'node:child_process';
import { answers, root } from './run.mjs';

/** Practically no timeout: a failed start is detected by the exit of the process. */
const LONG = 24 * 3_600_000;
/** Milliseconds before SIGKILL. A stopping server gives itself nine seconds. */
const PATIENCE = 12_000;

export function createChildren() {
  const children = [];
  const isOver = (child) => child.exitCode !== null || child.signalCode !== null;
  // Also when the script ends by an error.
  process.once('exit', () => {
    for (const child of children) if (!isOver(child)) child.kill('SIGKILL');
  });
  return {
    /** @param file a script, from the root of the repository */
    launch: (file, env, { args = [], execArgv = [], stdio = 'inherit' } = {}) => {
      const child = spawn(process.execPath, [...execArgv, file, ...args], { cwd: root, stdio, env });
      children.push(child);
      return child;
    },
    /** @returns false when the process exits before its URL answers */
    ready: (child, url) => answers(url, LONG, () => isOver(child)),
    /** Stops all of them and waits; kills those that do not stop in time. */
    stop: async () => {
      await Promise.all(
        children
          .filter((child) => !isOver(child))
          .map(
            (child) =>
              new Promise((done) => {
                const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
                child.once('exit', () => {
                  clearTimeout(late);
                  done();
                });
                child.kill('SIGTERM');
              }),
          ),
      );
    },
    /** Resolves when one of them has exited. */
    ended: (child) => (isOver(child) ? Promise.resolve() : new Promise((done) => child.once('exit', () => done()))),
  };
}
