/** Known pictures: names that rows reference. Other names are neither drawn nor stored. */
import type { Database } from '../../db/database';
import type { PictureKind } from './kinds';
import { namesOf } from './queries';

/** Milliseconds between rereads: an unknown name may be new, but must not cause a query each time. */
const REREAD_INTERVAL = 10_000;

export interface PictureNames {
  has: (kind: PictureKind, name: string) => Promise<boolean>;
}

export function createPictureNames({ pool }: Pick<Database, 'pool'>, now = Date.now): PictureNames {
  const cache = new Map<PictureKind, { names: Promise<Set<string>>; at: number }>();
  const read = (kind: PictureKind) => {
    const names = namesOf(pool, kind);
    names.catch(() => cache.delete(kind));
    cache.set(kind, { names, at: now() });
    return names;
  };
  return {
    has: async (kind, name) => {
      const cached = cache.get(kind);
      if (cached && ((await cached.names).has(name) || now() - cached.at < REREAD_INTERVAL))
        return (await cached.names).has(name);
      return (await read(kind)).has(name);
    },
  };
}
