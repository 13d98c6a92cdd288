/** A real server program in front of the shop's own servers, for tests. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isListening } from './ports.mjs';

/**
 * Starts a program and waits until it listens.
 * @param folder its files, deleted when it stops
 * @returns its log (the last 4,000 characters), and how to stop it @throws with the log when it does not start
 */
export async function startDaemon(program, args, { port, folder }) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (log = (log + String(part)).slice(-4000)));
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasExited()) await new Promise((done) => child.once('exit', done) && child.kill('SIGTERM'));
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isListening(port, hasExited))) {
    await stop();
    throw new Error(`${program} did not start:\n${log}`);
  }
  return { log: () => log, stop };
}
