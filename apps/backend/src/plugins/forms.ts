/** Bodies as forms write them: clients may send JSON or fields (contract §1.2). */
import type { FastifyInstance } from 'fastify';

export function registerForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
