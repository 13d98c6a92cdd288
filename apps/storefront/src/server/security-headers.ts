/** Security headers of every response. Pages add the hashes of their inline scripts to the policy. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];
/** Where a browser registers for push messages. */
const PUSH = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];

export async function registerSecurityHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const google = config.googleMapsKey ? GOOGLE_MAPS : [];
  const tiles = config.tilesUrl ? [new URL(config.tilesUrl.replace(/\{[^}]+\}/g, 'x')).origin] : [];
  const push = config.push ? PUSH : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...tiles],
        connectSrc: ["'self'", ...google, ...push],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: { maxAge: 15_552_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
  });
}
