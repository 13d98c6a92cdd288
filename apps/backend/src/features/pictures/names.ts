/** Which pictures there are: those that rows name. What anybody else makes up is neither drawn nor kept. */
import type { Database } from '../../db/database';
import type { PictureKind } from '../../world/pictures/draw';

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
/** A name that is not known may be new: rows are read again, though not for everybody who asks. */
const AGAIN_AFTER = 10_000;

export interface PictureNames {
  has: (kind: PictureKind, name: string) => Promise<boolean>;
}

export function createPictureNames({ pool }: Pick<Database, 'pool'>, now = Date.now): PictureNames {
  const known = new Map<PictureKind, { names: Promise<Set<string>>; at: number }>();
  const read = (kind: PictureKind) => {
    const names = pool.query<{ name: string }>(NAMES[kind]).then(({ rows }) => new Set(rows.map(({ name }) => name)));
    names.catch(() => known.delete(kind));
    known.set(kind, { names, at: now() });
    return names;
  };
  return {
    has: async (kind, name) => {
      const found = known.get(kind);
      if (found && ((await found.names).has(name) || now() - found.at < AGAIN_AFTER))
        return (await found.names).has(name);
      return (await read(kind)).has(name);
    },
  };
}
