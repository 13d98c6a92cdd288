/** Who may keep an answer: nobody what is one person's; what is the same for all at a place differs by the headers that name it. */
import type { FastifyInstance } from 'fastify';

/** Headers that say where and in which language somebody asks (contract §1.1). */
const PLACE = 'zoneId, moduleId, X-localization, latitude, longitude';

export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return payload;
    if (request.routeOptions.config?.shared && reply.statusCode < 400) reply.header('vary', PLACE);
    else reply.header('cache-control', 'no-store');
    return payload;
  });
}
