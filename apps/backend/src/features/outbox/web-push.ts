/**
 * Pushes to browsers by the standard, without an account anywhere: encrypted for the device (RFC 8291), signed with the
 * backend's own keys (RFC 8292), posted to the push service that the browser chose (RFC 8030).
 */
import { createECDH } from 'node:crypto';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import type { SubscriptionKeys } from '../../db/schema';
import { findDevice } from './device-queries';
import { publicLookup, readEndpoint } from './push-endpoint';
import { NotTheirs, Undeliverable, type Transport } from './message';
import type { OutboxMessage } from './queries';
import type { VapidKeys } from './vapid';

/** Seconds that the push service keeps a message for a device that is off. */
const TTL = 3600;
/** Milliseconds. */
const TIMEOUT = 10_000;
/** Bytes: push services take 4096 with the encryption's own. */
const MOST_PAYLOAD = 3500;
const GONE = [404, 410];

/** @returns whether they are a point of the curve and a secret of 16 bytes, in base64url */
export function areKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  if (!/^[\w-]{87}=?$/.test(p256dh) || !/^[\w-]{22}={0,2}$/.test(auth)) return false;
  try {
    const ours = createECDH('prime256v1');
    ours.generateKeys();
    return ours.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

/** The fields of a push (DATA-29) as JSON; without its text where it would be too long. */
export function payloadOf({ data }: Pick<OutboxMessage, 'data'>): string {
  const whole = JSON.stringify(data ?? {});
  return Buffer.byteLength(whole) <= MOST_PAYLOAD ? whole : JSON.stringify({ ...data, title: '', body: '' });
}

interface Posted {
  url: URL;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** Follows no redirect and reads no body. @returns the status */
function post({ url, headers, body }: Posted): Promise<number> {
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, timeout: TIMEOUT, ...(isPlain ? {} : { lookup: publicLookup }) };
    const answered = (answer: IncomingMessage) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    };
    const sent = isPlain ? requestPlain(url, options, answered) : requestSecure(url, options, answered);
    sent.on('timeout', () => sent.destroy(new Error('The push service did not answer.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Who signs, as push services want to know it: a web address or one of mail. */
const subjectOf = ({ smtp, publicUrl }: Pick<Config, 'smtp' | 'publicUrl'>): string => {
  if (smtp) return `mailto:${smtp.from}`;
  return publicUrl.startsWith('https://') ? publicUrl : 'mailto:hello@almera.example';
};

export async function webPushTransport(
  { db, config }: { db: Db; config: Pick<Config, 'smtp' | 'publicUrl' | 'pushLoopback'> },
  keys: VapidKeys,
): Promise<Transport> {
  const { default: webPush } = await import('web-push');
  const vapidDetails = { subject: subjectOf(config), ...keys };
  return async (message) => {
    const device = await findDevice(db, message);
    const url = readEndpoint(message.target, config.pushLoopback);
    if (!device) throw new NotTheirs('not theirs');
    if (!device.keys || !url) throw new Undeliverable('no subscription');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: message.target, keys: device.keys },
      payloadOf(message),
      { vapidDetails, TTL, urgency: 'high', contentEncoding: 'aes128gcm' },
    );
    const status = await post({ url, headers: headers as Posted['headers'], body: body as Buffer });
    if (GONE.includes(status)) throw new Undeliverable('The subscription has ended.');
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
  };
}
