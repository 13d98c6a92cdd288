/** Security headers, and the refusal of numbers that are none. */
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../refusal';

const isFiniteDeep = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isFiniteDeep);
};

/** The field with a NUL character, which no text of the database can hold; null when there is none. */
function fieldWithNul(value: unknown, name = 'request'): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? name : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    const found = key.includes('\u0000') ? name : fieldWithNul(entry, Array.isArray(value) ? name : key);
    if (found) return found;
  }
  return null;
}

/** Helmet's headers are the same for every answer: it is asked once, not at each request. */
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
  })({} as IncomingMessage, answer as unknown as ServerResponse, (fault) => {
    if (fault) throw fault;
  });
  return headers;
}

export function registerSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders();
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

export function registerGuards(app: FastifyInstance): void {
  // `?limit=1e309` passes the schema's maximum as Infinity.
  app.addHook('preHandler', async (request) => {
    if (!isFiniteDeep(request.query) || !isFiniteDeep(request.params) || !isFiniteDeep(request.body))
      throw new Refusal(403, 'number', 'fieldNumber', { field: 'number' });
    const field = fieldWithNul([request.query, request.params, request.body]);
    if (field) throw new Refusal(403, field, 'fieldForm', { field });
  });
}
