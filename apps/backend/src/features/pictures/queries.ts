/** SQL of picture names. */
import type { Database } from '../../db/database';
import type { PictureKind } from './kinds';

const NAMES: Record<PictureKind, string> = {
  product:
    'SELECT image AS name FROM items UNION SELECT jsonb_array_elements_text(images) FROM items UNION SELECT image FROM order_rows',
  store: 'SELECT logo AS name FROM stores',
  'store/cover': 'SELECT cover AS name FROM stores',
  category:
    'SELECT image AS name FROM categories UNION SELECT image FROM brands UNION SELECT image FROM module_reasons UNION SELECT image FROM parcel_categories',
  banner:
    "SELECT image AS name FROM banners UNION SELECT image FROM campaigns UNION SELECT value->>'en' FROM module_contents",
  module: 'SELECT icon AS name FROM modules',
  'delivery-man': 'SELECT image AS name FROM couriers',
};

/** All names of a kind. */
export async function namesOf(pool: Database['pool'], kind: PictureKind): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(NAMES[kind]);
  return new Set(rows.map(({ name }) => name));
}
