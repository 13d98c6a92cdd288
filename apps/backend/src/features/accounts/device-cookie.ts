/**
 * The cookie that tells a device from others at a sign-in (PLUS-45, decision 153). It is random, says nothing of whoever signs in, proves
 * nothing, and goes to the calls of sign-ins alone.
 */
import { deviceName } from '@shop/domain/device-name';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { shortHash } from '../../hash';
import { addressHash } from '../../plugins/place';
import { KNOWN_DAYS } from './known-devices';

const COOKIE = 'shop_device';
const SENT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{32})(?:;|$)`);

/** Reads the cookie, or gives the device one; each sign-in renews it. A hook of the routes that sign in. */
export async function knowDevice(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { place, headers } = request;
  const sent = SENT.exec(headers.cookie ?? '')?.[1] ?? null;
  const id = sent ?? randomBytes(24).toString('base64url');
  const name = deviceName(headers['user-agent'] ?? '');
  place.device = {
    name,
    key: shortHash(id),
    nameKey: shortHash(JSON.stringify([name.browser, name.system, addressHash(place)])),
    isMarked: sent !== null,
  };
  const secure = place.origin.startsWith('https:') ? '; Secure' : '';
  const age = KNOWN_DAYS * 24 * 60 * 60;
  reply.header('set-cookie', `${COOKIE}=${id}; Path=/api/v1/auth; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`);
}
