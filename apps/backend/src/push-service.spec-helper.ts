/**
 * A push service as browsers name them, and devices that subscribed to it: it verifies who signed (RFC 8292), and
 * decrypts what was sent with the device's keys (RFC 8188, RFC 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { Json } from './testing.spec-helper';

export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
export interface Delivered {
  device: string;
  data: Json;
  headers: IncomingHttpHeaders;
}
export interface PushService {
  /** Another device, for browsers that subscribed with this public key. */
  device: (name: string, publicKey: string) => Device;
  delivered: Delivered[];
  /** Answers of devices: 201 unless said. */
  statuses: Map<string, number>;
  close: () => Promise<void>;
}
interface Receiver {
  ecdh: ECDH;
  secret: Buffer;
  publicKey: string;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function decrypted(body: Buffer, { ecdh, secret }: Receiver): Json {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = derive(ecdh.computeSecret(sender), secret, info, 32);
  const content = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + keyLength);
  const opener = createDecipheriv('aes-128-gcm', content, nonce);
  opener.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  // A 2 and zeros pad the last record.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Json;
}

async function assertSigned(authorization: string, audience: string, publicKey: string): Promise<void> {
  const { t: token, k: key } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(/, ?/)
      .map((part) => part.split(/=(.*)/s)),
  ) as Record<string, string>;
  if (key !== publicKey) throw new Error('signed with another key than the browser subscribed with');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const { payload } = await jwtVerify(
    token ?? '',
    await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'),
    {
      audience,
    },
  );
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Error('nobody to write to');
}

export async function openPushService(): Promise<PushService> {
  const receivers = new Map<string, Receiver>();
  const delivered: Delivered[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const name = decodeURIComponent((request.url ?? '').slice(1));
      const receiver = receivers.get(name);
      const answer = async () => {
        if (!receiver) return 404;
        await assertSigned(String(request.headers.authorization), origin(), receiver.publicKey);
        const status = statuses.get(name) ?? 201;
        if (status === 201)
          delivered.push({ device: name, data: decrypted(Buffer.concat(parts), receiver), headers: request.headers });
        return status;
      };
      answer().then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(400).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    device: (name, publicKey) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const secret = randomBytes(16);
      receivers.set(name, { ecdh, secret, publicKey });
      return {
        endpoint: `${origin()}/${encodeURIComponent(name)}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: secret.toString('base64url') },
      };
    },
    delivered,
    statuses,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
