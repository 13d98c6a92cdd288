/** Ports of servers that scripts and tests start. */
import { spawnSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @returns a port that nobody listens on now */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer()
      .once('error', failed)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => done(port));
      });
  });

/** @returns whether nobody listens on the port now */
export const isFree = (port, host = '127.0.0.1') =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, host, () => server.close(() => done(true)));
  });

/** Below the ephemeral ports, so that no outgoing connection takes the port while its server is stopped. */
const LASTING = { from: 20_000, to: 32_000 };

/** @returns a port for a server that may stop and start again */
export async function lastingPort() {
  for (;;) {
    const port = LASTING.from + Math.floor(Math.random() * (LASTING.to - LASTING.from));
    if (await isFree(port)) return port;
  }
}

/** As {@link lastingPort}, for callers that can't wait. */
export function lastingPortNow() {
  const script = `import { lastingPort } from ${JSON.stringify(import.meta.url)}; process.stdout.write(String(await lastingPort()))`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
}

const accepts = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen) => {
      socket.destroy();
      done(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** @param hasExited whether the server has exited @returns false when nobody listens within ten seconds */
export async function isListening(port, hasExited) {
  for (let attempts = 0; attempts < 200 && !hasExited(); attempts += 1) {
    if (await accepts(port)) return true;
    await wait(50);
  }
  return false;
}
