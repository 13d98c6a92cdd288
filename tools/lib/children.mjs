/** Server processes started by a script. It waits for them, and none outlives it. */
import { spawn } from 'node:child_process';
import { root, waitForUrl } from './run.mjs';

/** Practically no timeout: a failed start is detected by the exit of the process. */
const DAY = 24 * 3_600_000;
/** Milliseconds before SIGKILL. A stopping server gives itself nine seconds. */
const KILL_AFTER = 12_000;

export function createChildren() {
  const children = [];
  const hasExited = (child) => child.exitCode !== null || child.signalCode !== null;
  /** Resolves with the exit code or signal when the process has exited. */
  const exited = async (child) => {
    if (!hasExited(child)) await new Promise((done) => child.once('exit', done));
    return child.signalCode ?? child.exitCode;
  };
  // Also when the script ends by an error.
  process.once('exit', () => {
    for (const child of children) if (!hasExited(child)) child.kill('SIGKILL');
  });
  return {
    /** @param file a script, from the root of the repository */
    launch: (file, env, { args = [], execArgv = [], stdio = 'inherit' } = {}) => {
      const child = spawn(process.execPath, [...execArgv, file, ...args], { cwd: root, stdio, env });
      children.push(child);
      return child;
    },
    /** @returns false when the process exits before its URL answers */
    ready: (child, url) => waitForUrl(url, DAY, () => hasExited(child)),
    exited,
    /** Stops all of them and waits; kills those that do not stop in time. */
    stop: async () => {
      for (const child of children) child.kill('SIGTERM');
      const timer = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), KILL_AFTER);
      await Promise.all(children.map(exited));
      clearTimeout(timer);
    },
  };
}
