/** Routes shared responses to the read replica, except for a client that has just written (decision 067). */
import { hasWritten, wroteCookie } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';
import { allowReplica } from '../db/replica';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lists show what this route writes: the caller reads from the primary for some seconds afterwards. */
    shownInLists?: boolean;
  }
}

/** @param mayLag which sources may lag behind the primary: a replica, a cache in front */
export function registerReads(app: FastifyInstance, mayLag: { replica: boolean; cache: boolean }): void {
  if (mayLag.replica)
    app.addHook('onRequest', (request, _reply, done) => {
      const { shared } = request.routeOptions.config;
      if (shared && !hasWritten(request.headers.cookie)) allowReplica(done);
      else done();
    });
  if (mayLag.replica || mayLag.cache)
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.config.shownInLists && reply.statusCode < 400)
        reply.header('set-cookie', wroteCookie(request.place.origin.startsWith('https:')));
      return payload;
    });
}
