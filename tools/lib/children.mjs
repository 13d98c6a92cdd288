/** The servers that a script has started: it waits until they answer or end, and none outlives it. */
import { spawn } from 'node:child_process';
import { answers, root } from './run.mjs';

/** For ever, as good as: a process that starts slowly is told from one that does not start by its end. */
const LONG = 24 * 3_600_000;
/** A server that was told to stop gives itself nine seconds. */
const PATIENCE = 12_000;

export function createChildren() {
  const children = [];
  const isOver = (child) => child.exitCode !== null || child.signalCode !== null;
  // Whatever ends the script, also an error of its own.
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
    /** @returns false when the process ends before its address answers */
    ready: (child, url) => answers(url, LONG, () => isOver(child)),
    /** Tells all to stop and waits for them; who does not in time is killed. */
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
    /** Resolves when one of them has ended. */
    ended: (child) => (isOver(child) ? Promise.resolve() : new Promise((done) => child.once('exit', () => done()))),
  };
}
