/** Which pictures there are: those that rows name. What anybody else makes up is neither drawn nor kept. */
import type { Database } from '../../db/database';
import type { PictureKind } from './kinds';
import { namesOf } from './queries';

/** A name that is not known may be new: rows are read again, though not for everybody who asks. */
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
