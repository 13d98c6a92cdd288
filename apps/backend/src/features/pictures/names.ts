/** Known pictures: names that rows reference. Other names are neither drawn nor stored. */
import type { Database } from '../../db/database';
import type { PictureKind } from './kinds';
import { namesOf } from './queries';

/** Milliseconds between rereads: an unknown name may be new, but must not cause a query each time. */
const AGAIN_AFTER = 10_000;

export interface PictureNames {
  has: (kind: PictureKind, name: string) => Promise<boolean>;
}

export function createPictureNames({ pool }: Pick<Database, 'pool'>, now = Date.now): PictureNames {
  const known = new Map<PictureKind, { names: Promise<Set<string>>; at: number }>();
  const read = (kind: PictureKind) => {
    const names = namesOf(pool, kind);
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
