/** Lets a server close at once: browsers open connections ahead and send nothing on them for a minute. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The part of a Fastify server that it needs. */
interface Closable {
  server: Server;
  addHook: (name: 'preClose', hook: () => Promise<void>) => unknown;
}

/**
 * Once the server closes, connections without a request end at once, and others after their response. Node ends only those that have
 * had a request before, so one that a browser opened ahead, or an event stream's, held a stop up until it was killed.
 */
export function endWaitingConnections(app: Closable): void {
  const { server } = app;
  const requests = new Map<Socket, number>();
  let isClosing = false;
  const change = (socket: Socket, by: 1 | -1) => {
    if (socket.destroyed) return;
    const count = (requests.get(socket) ?? 0) + by;
    requests.set(socket, count);
    if (isClosing && count === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  const endWaiting = (): void => {
    // Until it accepts no more: a connection that it has accepted is answered.
    if (server.listening) return void setImmediate(endWaiting);
    isClosing = true;
    for (const [socket, count] of requests) if (count === 0) socket.destroySoon();
  };
  app.addHook('preClose', async () => void setImmediate(endWaiting));
}
