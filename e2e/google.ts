/**
 * Stubs of the browser's push service and of Google's endpoints, which the tests can not reach. The endpoints
 * validate what Firebase's own library sends. Messages reach the real service worker through the DevTools protocol.
 */
import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { PUSH } from '@shop/tools/lib/push-keys.mjs';

export interface Google {
  /** Tokens that it issued, in order. */
  tokens: string[];
  /** Tokens that it deleted. */
  ended: string[];
  /** The number of requests it received. */
  requestCount: () => number;
}

const SUBSCRIPTION = `
  let subscribed = null;
  const bytes = (length) => new Uint8Array(length).fill(7).buffer;
  const subscription = (options) => ({
    endpoint: 'https://push.example/device',
    options,
    getKey: (name) => bytes(name === 'auth' ? 16 : 65),
    unsubscribe: async () => ((subscribed = null), true),
  });
  PushManager.prototype.getSubscription = async () => subscribed;
  PushManager.prototype.subscribe = async (options) => (subscribed = subscription(options));
`;

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

export async function openGoogle(context: BrowserContext): Promise<Google> {
  let requestCount = 0;
  const google: Google = { tokens: [], ended: [], requestCount: () => requestCount };
  await context.addInitScript(SUBSCRIPTION);
  await context.route(/googleapis\.com/, async (route) => {
    const request = route.request();
    const { pathname, hostname } = new URL(request.url());
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed });
    requestCount += 1;
    expect(request.headers()['x-goog-api-key']).toBe(PUSH.web.apiKey);
    const json = (body: object) => route.fulfill({ json: body, headers: allowed });
    if (hostname === 'firebaseinstallations.googleapis.com') {
      expect(pathname).toBe(`/v1/projects/${PUSH.web.projectId}/installations`);
      expect(request.postDataJSON()).toMatchObject({ appId: PUSH.web.appId, authVersion: 'FIS_v2' });
      return json({
        name: 'installation',
        fid: 'c123456789012345678901',
        refreshToken: 'refresh',
        authToken: { token: 'installed', expiresIn: '604800s' },
      });
    }
    expect(hostname).toBe('fcmregistrations.googleapis.com');
    expect(request.headers()['x-goog-firebase-installations-auth']).toBe('FIS installed');
    if (request.method() === 'DELETE') {
      google.ended.push(pathname.split('/').at(-1) ?? '');
      return json({});
    }
    const { web } = request.postDataJSON() as { web: Record<string, string> };
    expect(web).toMatchObject({ endpoint: 'https://push.example/device', applicationPubKey: PUSH.vapidKey });
    google.tokens.push(`device-${google.tokens.length + 1}`);
    return json({ token: google.tokens.at(-1) });
  });
  return google;
}

/** Delivers what a push service would send to the page's service worker, through the DevTools protocol. */
export async function openDevToolsPush(page: Page): Promise<(text: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  const origin = new URL(page.url()).origin;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** Delivers messages as Firebase wraps them. */
export async function openPushChannel(page: Page): Promise<(data: Record<string, string>) => Promise<void>> {
  const deliver = await openDevToolsPush(page);
  return (data) =>
    deliver(
      JSON.stringify({ data, from: PUSH.web.messagingSenderId, priority: 'normal', fcmMessageId: crypto.randomUUID() }),
    );
}
