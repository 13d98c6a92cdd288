/** The Firebase web app that sends push messages, as its console shows it, and the public key of its web push certificate. */
import type { PushKeys } from '@shop/push';
import { ConfigError } from '@shop/util/edge';

const FIELDS = ['apiKey', 'appId', 'projectId', 'messagingSenderId'] as const;

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new ConfigError('FIREBASE_WEB', text, 'the JSON of the web app in the Firebase console is needed');
}

/** @returns null when both are missing. @throws ConfigError that names the variable that is missing or wrong */
export function readPushKeys(web: string | undefined, vapidKey: string | undefined): PushKeys | null {
  if (!web && !vapidKey) return null;
  if (!web) throw new ConfigError('FIREBASE_WEB', undefined, 'it is needed beside FIREBASE_VAPID_KEY');
  if (!vapidKey || !/^[A-Za-z0-9_-]{80,100}$/.test(vapidKey))
    throw new ConfigError('FIREBASE_VAPID_KEY', vapidKey, 'the public key of the web push certificate is needed');
  const keys = parsed(web);
  const missing = FIELDS.find((name) => typeof keys[name] !== 'string' || keys[name] === '');
  if (missing) throw new ConfigError('FIREBASE_WEB', web, `it says no ${missing}`);
  const field = (name: (typeof FIELDS)[number]) => keys[name] as string;
  return {
    apiKey: field('apiKey'),
    appId: field('appId'),
    projectId: field('projectId'),
    messagingSenderId: field('messagingSenderId'),
    vapidKey,
  };
}
