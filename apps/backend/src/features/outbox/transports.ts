/** Outbox transports: mail by SMTP or to a folder, push by Firebase (web-push.ts: by the standard), cache purges by HTTP. A transport's package is loaded only when it is configured. */
import type { Config, FirebaseConfig } from '../../config';
import { newKey } from '@shop/util';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKETPLACE } from '../../marketplace';
import { presentMail } from './mails';
import { purgeTransport } from './purge';
import { Undeliverable, type Transport } from './message';
import type { OutboxMessage } from './queries';

export type Transports = Partial<Record<OutboxMessage['kind'], Transport>>;

interface MailTarget {
  from: string;
  /** Of the storefront that links lead to. */
  origin: string | null;
}

async function mailTransport(url: string, { from, origin }: MailTarget): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const smtp = createTransport({ url, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 });
  return async ({ target, text, data }) => {
    try {
      await smtp.sendMail({ from: sender(from), to: target, ...presentMail({ text, data }, origin) });
    } catch (error) {
      // 5xx is a permanent rejection.
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) throw new Undeliverable((error as Error).message);
      throw error;
    }
  };
}

const sender = (address: string) => ({ name: MARKETPLACE.name.en, address });

/** Writes each mail to a file instead, as it would be sent: any mail program opens it. */
async function folderTransport(folder: string, { from, origin }: MailTarget): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async ({ id, target, text, data }) => {
    const mail = { from: sender(from || 'shop@localhost'), to: target, ...presentMail({ text, data }, origin) };
    const { message } = await composer.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${String(id).padStart(8, '0')}.eml`), message as Buffer, { mode: 0o600 });
  };
}

const UNREGISTERED = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];

/** A data-only message, so that the storefront's service worker shows the notification itself (PUSH-01, PUSH-04). */
export const pushMessage = ({ target, data }: Pick<OutboxMessage, 'target' | 'data'>) => ({
  token: target,
  data: data ?? {},
  webpush: { headers: { Urgency: 'high', TTL: '3600' } },
});

async function pushTransport({ projectId, serviceAccount }: FirebaseConfig): Promise<Transport> {
  const [{ cert, initializeApp }, { getMessaging }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/messaging'),
  ]);
  const credential = cert(JSON.parse(serviceAccount ?? '{}') as Record<string, string>);
  const messaging = getMessaging(initializeApp({ credential, projectId }, `push ${newKey()}`));
  return async (message) => {
    try {
      await messaging.send(pushMessage(message));
    } catch (error) {
      if (UNREGISTERED.includes((error as { code?: string }).code ?? ''))
        throw new Undeliverable((error as Error).message);
      throw error;
    }
  };
}

async function mails({ smtp, mailDir, storefronts }: MailConfig): Promise<Transports> {
  const origin = storefronts[0] ?? null;
  if (smtp) return { mail: await mailTransport(smtp.url, { from: smtp.from, origin }) };
  return mailDir ? { mail: await folderTransport(mailDir, { from: '', origin }) } : {};
}
type MailConfig = Pick<Config, 'smtp' | 'mailDir' | 'storefronts'>;

/** Opens the configured transports. There is none for SMS: an operator's gateway reads those from the outbox table. */
export async function openTransports(config: MailConfig & Pick<Config, 'firebase' | 'purgeUrls'>): Promise<Transports> {
  const { firebase, purgeUrls } = config;
  return {
    ...(await mails(config)),
    ...(purgeUrls.length > 0 ? { purge: purgeTransport } : {}),
    ...(firebase?.serviceAccount ? { push: await pushTransport(firebase) } : {}),
  };
}
