/** The real carriers: mails by SMTP, push messages by Firebase. Each is loaded when it is configured, not before. */
import type { Config, FirebaseConfig } from '../../config';
import { newKey } from '@shop/util';
import { MARKETPLACE } from '../../marketplace';
import { purgeCarrier } from './purge';
import { Undeliverable, type Carrier, type Letter } from './letters';

export type Carriers = Partial<Record<Letter['kind'], Carrier>>;

async function mailCarrier({ url, from }: NonNullable<Config['smtp']>): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 });
  return async ({ target, text }) => {
    try {
      await transport.sendMail({
        from: { name: MARKETPLACE.name.en, address: from },
        to: target,
        subject: MARKETPLACE.name.en,
        text,
      });
    } catch (error) {
      // 5xx: the server will never take it.
      const code = (error as { responseCode?: number }).responseCode ?? 0;
      if (code >= 500) throw new Undeliverable((error as Error).message);
      throw error;
    }
  };
}

const GONE = ['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'];

/** What the device gets: everything as data, so that the storefront's own worker shows it (PUSH-01, PUSH-04). */
export const pushMessage = ({ target, data }: Pick<Letter, 'target' | 'data'>) => ({
  token: target,
  data: data ?? {},
  webpush: { headers: { Urgency: 'high', TTL: '3600' } },
});

async function pushCarrier({ projectId, serviceAccount }: FirebaseConfig): Promise<Carrier> {
  const [{ cert, initializeApp }, { getMessaging }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/messaging'),
  ]);
  const credential = cert(JSON.parse(serviceAccount ?? '{}') as Record<string, string>);
  const messaging = getMessaging(initializeApp({ credential, projectId }, `push ${newKey()}`));
  return async (letter) => {
    try {
      await messaging.send(pushMessage(letter));
    } catch (error) {
      if (GONE.includes((error as { code?: string }).code ?? '')) throw new Undeliverable((error as Error).message);
      throw error;
    }
  };
}

/** The carriers that the settings name. SMS has none of its own: an operator's gateway reads them from the outbox. */
export async function openCarriers({
  smtp,
  firebase,
  purgeUrls,
}: Pick<Config, 'smtp' | 'firebase' | 'purgeUrls'>): Promise<Carriers> {
  return {
    ...(smtp ? { mail: await mailCarrier(smtp) } : {}),
    ...(purgeUrls.length > 0 ? { purge: purgeCarrier } : {}),
    ...(firebase?.serviceAccount ? { push: await pushCarrier(firebase) } : {}),
  };
}
