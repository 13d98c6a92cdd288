/** Ports of servers that scripts and tests start. */
import { connect, createServer } from 'node:net';

/** @returns one that nobody listens on now */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer()
      .once('error', failed)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => done(port));
      });
  });

const opens = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen) => {
      socket.destroy();
      done(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** @param isOver whether the server has ended already @returns false when nobody listens within ten seconds */
export async function isListening(port, isOver = () => false) {
  for (let tries = 0; tries < 200 && !isOver(); tries += 1) {
    if (await opens(port)) return true;
    await new Promise((go) => setTimeout(go, 50));
  }
  return false;
}
