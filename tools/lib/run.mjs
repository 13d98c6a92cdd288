/** Runs other programs, for the scripts of this folder. Needs only Node. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Runs a program to its end and shows its output. Rejects with the name when it fails. */
export function run(name, program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      cwd: root,
      ...options,
      env: { ...process.env, ...options.env },
    });
    child.once('error', (error) => reject(new Error(`${name}: ${error.message}`)));
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (${signal ?? code})`)),
    );
  });
}

/** Polls a URL. @returns false when it does not answer within the time, or `hasExited()` is true */
export async function waitForUrl(url, milliseconds, hasExited = () => false) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && !hasExited()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return true;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
