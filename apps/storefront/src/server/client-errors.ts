/** Logs the errors that browsers report (decision 070). Anybody can send one, so reports are limited and cleaned once more. */
import { cleanReport, ERROR_KINDS, LONGEST, paths, type ErrorReport } from '@shop/util';
import { callerAddress, createCallCounter } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';

const text = (key: keyof typeof LONGEST) => Type.String({ maxLength: LONGEST[key] });
const Report = Type.Object({
  kind: Type.Enum([...ERROR_KINDS]),
  name: text('name'),
  message: text('message'),
  stack: text('stack'),
  components: text('components'),
  page: text('page'),
});
/** A character takes up to four bytes. */
const MOST_BYTES = 16 * 1024;
const MINUTE = 60_000;

export function registerClientErrors(app: FastifyInstance): void {
  const ofCaller = createCallCounter({ most: 20, window: MINUTE });
  // Many callers together must not fill the disk.
  const ofAll = createCallCounter({ most: 300, window: MINUTE });
  app.post<{ Body: ErrorReport }>(
    paths.clientErrors(),
    { bodyLimit: MOST_BYTES, schema: { body: Report } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!ofCaller.hit(callerAddress(request.ip)).isAllowed || !ofAll.hit('all').isAllowed)
        return reply.code(429).send();
      request.log.warn({ clientError: cleanReport(request.body) }, 'an error in a browser');
      return reply.code(204).send();
    },
  );
}
