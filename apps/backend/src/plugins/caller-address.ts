/** Which network address a caller has: the one word for everything that is counted per address. */
import { createHash } from 'node:crypto';
import type { RequestPlace } from './place';

type Caller = Pick<RequestPlace, 'address'>;

export const callerAddress = ({ address }: Caller): string => address;

/** To tell callers apart in a table that need not know who they are. */
export const addressPrint = (caller: Caller): string =>
  createHash('sha256').update(callerAddress(caller)).digest('base64url').slice(0, 22);
