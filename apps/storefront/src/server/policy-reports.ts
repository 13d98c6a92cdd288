/**
 * Tells the log which hosts of pictures the content security policy refused, or would refuse (decision 080). Anybody can send a report,
 * so it changes nothing, and each host is told of once.
 */
import { callerAddress, createCallCounter } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';

const Report = Type.Object({
  'csp-report': Type.Object({
    'effective-directive': Type.Optional(Type.String({ maxLength: 100 })),
    'violated-directive': Type.Optional(Type.String({ maxLength: 2000 })),
    'blocked-uri': Type.String({ maxLength: 2000 }),
    disposition: Type.Optional(Type.String({ maxLength: 20 })),
  }),
});
/** Receives reports of what the content security policy refused. */
export const POLICY_REPORTS = '/policy-reports';
const MOST_BYTES = 16 * 1024;
const MINUTE = 60_000;
const MOST_HOSTS = 50;

/** Origin of the refused picture; null for anything else, such as what an extension of a browser puts into a page. */
function pictureOf({ 'csp-report': report }: Static<typeof Report>): string | null {
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
  const uri = report['blocked-uri'];
  if (!/^img-src\b/.test(directive) || !/^https?:\/\//.test(uri) || !URL.canParse(uri)) return null;
  return new URL(uri).origin;
}

export function registerPolicyReports(app: FastifyInstance): void {
  const ofCaller = createCallCounter({ most: 20, window: MINUTE });
  const told = new Set<string>();
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post<{ Body: Static<typeof Report> }>(
    POLICY_REPORTS,
    { bodyLimit: MOST_BYTES, schema: { body: Report } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!ofCaller.hit(callerAddress(request.ip)).isAllowed) return reply.code(429).send();
      const origin = pictureOf(request.body);
      if (origin && !told.has(origin) && told.size < MOST_HOSTS) {
        told.add(origin);
        const isBlocked = request.body['csp-report'].disposition !== 'report';
        request.log.warn(
          { host: origin },
          `A browser reports a picture of ${origin}, ${isBlocked ? 'which was not shown' : 'a host that is not allowed'}. If it is one of the shop's, PICTURE_HOSTS=${origin} allows it.`,
        );
      }
      return reply.code(204).send();
    },
  );
}
