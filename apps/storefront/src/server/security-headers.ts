/** Security headers of every response. Pages add the hashes of their inline scripts and the hosts of their pictures to the policy. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { OWN_SOURCES, settledSources, type PicturePolicy } from './picture-hosts';
import { POLICY_REPORTS } from './policy-reports';

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];
/** Where a browser registers for push messages. */
const PUSH = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

export async function registerSecurityHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const google = config.googleMapsKey ? GOOGLE_MAPS : [];
  const push = config.push ? PUSH : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [...OWN_SOURCES, ...settledSources(config)],
        connectSrc: ["'self'", ...google, ...push],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        reportUri: POLICY_REPORTS,
      },
    },
    strictTransportSecurity: { maxAge: 15_552_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  });
}

const POLICY = 'content-security-policy';

/** @param policy of every response @param scripts hashes of the page's inline scripts */
export function pagePolicy(
  policy: string,
  scripts: readonly string[],
  pictures: PicturePolicy,
): Record<string, string> {
  const own = policy
    .replace("script-src 'self'", `script-src 'self' ${scripts.join(' ')}`)
    .replace(/img-src [^;]*/, `img-src ${pictures.sources}`);
  if (pictures.reported === null) return { [POLICY]: own };
  return {
    [POLICY]: own,
    [`${POLICY}-report-only`]: `img-src ${pictures.reported};report-uri ${POLICY_REPORTS}`,
  };
}
