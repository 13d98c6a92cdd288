/** Allergens and diets of dishes that were seeded before dishes had them. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { DISH_FACTS } from './catalogue/dish-facts';

/** By the slug, which names the product and its store. Dishes of a new demo have theirs already. */
export async function seedDishFacts(db: Executor): Promise<void> {
  const facts = [...DISH_FACTS].map(([slug, { glutenFree, ...dish }]) => ({ slug, gluten_free: glutenFree, ...dish }));
  await db.execute(sql`
    UPDATE items i SET allergens = f.allergens, vegan = f.vegan, gluten_free = f.gluten_free, halal = i.halal AND NOT f.pork
    FROM stores s JOIN modules m ON m.id = s.module_id,
      json_to_recordset(${JSON.stringify(facts)}::json) AS f(slug text, allergens text[], vegan boolean, gluten_free boolean, pork boolean)
    WHERE s.id = i.store_id AND m.type = 'food' AND i.slug = f.slug || '-' || s.slug AND i.allergens IS NULL`);
}
