/** The pair of keys that signs pushes to browsers (VAPID, RFC 8292): made at the first start, kept in the database. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { serverKeys } from '../../db/schema';

export interface VapidKeys {
  /** Browsers subscribe with it; base64url. */
  publicKey: string;
  /** Never leaves the backend, but in a backup of its database. */
  privateKey: string;
}

async function storedKeys(db: Db): Promise<VapidKeys | null> {
  const { publicKey, privateKey } = serverKeys;
  return (await db.select({ publicKey, privateKey }).from(serverKeys).where(eq(serverKeys.name, 'vapid')))[0] ?? null;
}

/** Of processes that start at once the first one makes them: with others, browsers would have to subscribe again. */
export async function loadVapidKeys(db: Db, at: Date): Promise<VapidKeys> {
  const stored = await storedKeys(db);
  if (stored) return stored;
  const { default: webPush } = await import('web-push');
  await db
    .insert(serverKeys)
    .values({ name: 'vapid', ...webPush.generateVAPIDKeys(), createdAt: at })
    .onConflictDoNothing();
  const made = await storedKeys(db);
  if (!made) throw new Error('The keys of pushes were not kept.');
  return made;
}
