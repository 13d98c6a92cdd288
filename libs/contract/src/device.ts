/** Devices that a customer is signed in on (PLUS-45): our extension, which other backends do not have. */
import Type, { type Static } from 'typebox';
import { Flag, Text } from './common';

/** No account lists more; all of them can still be signed out at once. */
export const MOST_DEVICES = 50;

export const WireDevice = Type.Object({
  /** Names the session; the token cannot be derived from it. */
  id: Text,
  /** Names of makers as in `Chrome` and `Windows`; empty: not known. */
  browser: Text,
  system: Text,
  /** The session that asks. */
  is_current: Flag,
  /** The sign-in. */
  created_at: Text,
  /** The last use, accurate to about an hour. */
  used_at: Text,
});
export type WireDevice = Static<typeof WireDevice>;

/** This device first, then those that were used last. */
export const WireDevices = Type.Object({ devices: Type.Array(WireDevice, { maxItems: MOST_DEVICES }) });
export type WireDevices = Static<typeof WireDevices>;

export const EndDevice = Type.Object({ device_id: Type.String({ minLength: 1, maxLength: 40 }) });
export type EndDevice = Static<typeof EndDevice>;
