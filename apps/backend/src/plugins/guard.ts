/** Security headers, and checks of input that a schema can not express: finite numbers, no NUL characters. */
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '../domain-error';

const isFiniteDeep = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isFiniteDeep);
};

/** The field that holds a NUL character, which PostgreSQL can not store as text; null when there is none. */
function fieldWithNul(value: unknown, name = 'request'): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? name : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    const found = key.includes('\u0000') ? name : fieldWithNul(entry, Array.isArray(value) ? name : key);
    if (found) return found;
  }
  return null;
}

/** Helmet's headers are the same for every response, so they are computed once. */
function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        imgSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

export function registerGuards(app: FastifyInstance): void {
  // The schema accepts `?limit=1e309`, which parses to Infinity.
  app.addHook('preHandler', async (request) => {
    if (!isFiniteDeep(request.query) || !isFiniteDeep(request.params) || !isFiniteDeep(request.body))
      throw new DomainError(403, 'number', 'fieldNumber', { field: 'number' });
    const field = fieldWithNul([request.query, request.params, request.body]);
    if (field) throw new DomainError(403, field, 'fieldForm', { field });
  });
}
