/** What is known of medicines that were seeded before items told it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import * as t from '../db/schema';
import { MEDICINES } from './catalogue/medicines';

/** By the slug, which ends with the store's. Medicines of a new demo have it already. */
export async function seedMedicines(db: Executor, moduleId: number | undefined): Promise<void> {
  if (moduleId === undefined) return;
  for (const [slug, columns] of Object.entries(MEDICINES))
    await db
      .update(t.items)
      .set(columns)
      .from(t.stores)
      .where(
        and(
          eq(t.stores.id, t.items.storeId),
          eq(t.items.moduleId, moduleId),
          isNull(t.items.activeIngredient),
          sql`${t.items.slug} = ${`${slug}-`} || ${t.stores.slug}`,
        ),
      );
}
