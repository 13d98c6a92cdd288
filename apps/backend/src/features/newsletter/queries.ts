/** SQL of the newsletter. */
import type { Executor } from '../../db/database';
import { subscribers } from '../../db/schema';

/** @returns false when the address is there already */
export async function insertSubscriber(db: Executor, email: string, at: Date): Promise<boolean> {
  const rows = await db
    .insert(subscribers)
    .values({ email, createdAt: at })
    .onConflictDoNothing()
    .returning({ email: subscribers.email });
  return rows.length > 0;
}
