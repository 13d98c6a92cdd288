/** Outbox transports: mail by SMTP, push by Firebase, cache purges by HTTP. A transport's package is loaded only when it is configured. */
import type { Config, FirebaseConfig } from '../../config';
import { newKey } from '@shop/util';
import { MARKETPLACE } from '../../marketplace';
import { purgeTransport } from './purge';
import { Undeliverable, type Transport } from './message';
import type { OutboxMessage } from './queries';

export type Transports = Partial<Record<OutboxMessage['kind'], Transport>>;

async function mailTransport({ url, from }: NonNullable<Config['smtp']>): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const smtp = createTransport({ url, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 });
  return async ({ target, text }) => {
    try {
      await smtp.sendMail({
        from: { name: MARKETPLACE.name.en, address: from },
        to: target,
        subject: MARKETPLACE.name.en,
        text,
      });
    } catch (error) {
      // 5xx is a permanent rejection.
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) throw new Undeliverable((error as Error).message);
      throw error;
    }
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

/** Opens the configured transports. There is none for SMS: an operator's gateway reads those from the outbox table. */
export async function openTransports({
  smtp,
  firebase,
  purgeUrls,
}: Pick<Config, 'smtp' | 'firebase' | 'purgeUrls'>): Promise<Transports> {
  return {
    ...(smtp ? { mail: await mailTransport(smtp) } : {}),
    ...(purgeUrls.length > 0 ? { purge: purgeTransport } : {}),
    ...(firebase?.serviceAccount ? { push: await pushTransport(firebase) } : {}),
  };
}
