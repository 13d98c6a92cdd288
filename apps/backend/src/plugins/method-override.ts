/** Every PUT and DELETE route also accepts POST with `_method` in the body (contract §1.2), for clients behind proxies that block them. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { DomainError } from '../domain-error';

const TWINS = new Set(['PUT', 'DELETE']);

function twinOf(route: RouteOptions, method: string): RouteOptions {
  const { operationId: _named, ...schema } = (route.schema ?? {}) as { operationId?: string };
  return {
    ...route,
    method: 'POST',
    // `_method` may arrive as JSON, form fields or multipart.
    config: { ...route.config, body: true, files: 0 },
    schema: { ...schema, hide: true },
    preValidation: async (request: FastifyRequest) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      if (String(body._method).toUpperCase() !== method) throw new DomainError(404, 'not_found', 'nothingHere');
      // A DELETE reads its query, so body fields are moved there.
      if (method === 'DELETE') request.query = { ...body, ...(request.query as object) };
    },
  };
}

export function registerMethodOverride(app: FastifyInstance): void {
  app.addHook('onRoute', function addTwin(this: FastifyInstance, route) {
    const method = String(route.method);
    if (!TWINS.has(method) || !route.url.startsWith('/api/')) return;
    this.route(twinOf(route, method));
  });
}
