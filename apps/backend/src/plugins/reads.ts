/** Which calls may be answered from a replica: those that are the same for all, but to whoever has just written what they show (decision 067). */
import { hasWritten, wroteCookie } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';
import { mayBeRead } from '../db/replica';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lists show what is written here: whoever calls reads the newest for some seconds. */
    shownInLists?: boolean;
  }
}

/** @param isLate whether something may be older than the database: a replica or a cache in front */
export function registerReads(app: FastifyInstance, isLate: { replica: boolean; cache: boolean }): void {
  if (isLate.replica)
    app.addHook('onRequest', (request, _reply, done) => {
      const { shared } = request.routeOptions.config;
      if (shared && !hasWritten(request.headers.cookie)) mayBeRead(done);
      else done();
    });
  if (isLate.replica || isLate.cache)
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.config.shownInLists && reply.statusCode < 400)
        reply.header('set-cookie', wroteCookie(request.place.origin.startsWith('https:')));
      return payload;
    });
}
