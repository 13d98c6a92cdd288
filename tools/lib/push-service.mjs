/**
 * A push service as browsers name them, and devices that subscribed to it: it verifies who signed (RFC 8292), and
 * decrypts what was sent with the device's keys (RFC 8188, RFC 8291).
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

const derive = (key, salt, info, length) => Buffer.from(hkdfSync('sha256', key, salt, info, length));

function decrypted(body, { ecdh, secret }) {
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
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** @throws when the backend's key did not sign it */
async function assertSigned(authorization, audience, publicKey) {
  const { t: token, k: key } = Object.fromEntries(
    authorization
      .replace(/^vapid /, '')
      .split(/, ?/)
      .map((part) => part.split(/=(.*)/s)),
  );
  if (key !== publicKey) throw new Error('signed with another key than the browser subscribed with');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const { payload } = await jwtVerify(token ?? '', await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    audience,
  });
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Error('nobody to write to');
}

export async function openPushService() {
  const receivers = new Map();
  const delivered = [];
  const statuses = new Map();
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
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
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `http://127.0.0.1:${server.address().port}`;
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
