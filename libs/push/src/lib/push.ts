/**
 * Push messages of a browser and whoever is there, a customer or a guest: the answer, the browser's permission, and the
 * backend's registration (PUSH-05, PUSH-06).
 */
import type { SessionStorage } from '@shop/session';
import { readPushSettings, writePushSettings, type PushSettings, type SettingsKey } from './push-settings';
import type { PushPort } from './port';
import type { Registration } from './registration';

/** `unsupported`: the browser has no push. `blocked`: notifications of this shop are denied in the browser. */
export type PushState = 'unsupported' | 'off' | 'on' | 'blocked';

export interface PushOptions {
  /** A customer, or a guest. */
  ownerId: string;
  key: SettingsKey;
  /** The browser's notification permission; null: unsupported. */
  permission: () => NotificationPermission | null;
  /** Requests the browser's permission. It needs a recent press, so nothing may be awaited before it. */
  requestPermission: () => Promise<NotificationPermission>;
  /** Loads the push service. */
  loadPort: () => Promise<PushPort>;
  registration: Registration;
}

export interface Push {
  state: () => PushState;
  /** Whether the customer has not answered yet: only then show the offer. */
  isUndecided: () => boolean;
  /** @throws when the browser allows it, but the service or the backend fails */
  turnOn: () => Promise<PushState>;
  turnOff: () => Promise<void>;
  /** 'Not now': do not ask again. */
  decline: () => void;
  /** At each visit, and after each order: restores push messages that were turned on. @returns the service; null when off */
  resume: () => Promise<PushPort | null>;
}

/** @param storage stores answer and registration */
export function createPush(
  storage: SessionStorage,
  { ownerId, key, permission, requestPermission, loadPort, registration }: PushOptions,
): Push {
  const ownSettings = (): PushSettings | null => {
    const settings = readPushSettings(storage, key);
    return settings?.customerId === ownerId ? settings : null;
  };
  const save = (choice: 'yes' | 'no', sent: string | null) =>
    writePushSettings(storage, { customerId: ownerId, choice, sent }, key);
  const state = (): PushState => {
    const allowed = permission();
    if (allowed === null) return 'unsupported';
    if (allowed === 'denied') return 'blocked';
    return allowed === 'granted' && ownSettings()?.choice === 'yes' ? 'on' : 'off';
  };
  const register = async (port: PushPort): Promise<string> =>
    registration.save(await port.deviceToken(), ownSettings()?.sent ?? null);
  return {
    state,
    isUndecided: () => ownSettings() === null && permission() !== 'denied' && permission() !== null,
    turnOn: async () => {
      const allowed = await requestPermission();
      if (allowed !== 'granted') {
        save('no', null);
        return state();
      }
      // Turned on only after registration: from then on, watchers of the state use the service.
      save('yes', await register(await loadPort()));
      return state();
    },
    turnOff: async () => {
      const sent = ownSettings()?.sent ?? null;
      save('no', null);
      try {
        if (sent !== null) await registration.end(sent);
      } finally {
        // Whatever the backend has heard: a push service refuses what has ended.
        await (await loadPort()).unregister();
      }
    },
    decline: () => save('no', null),
    resume: async () => {
      if (state() !== 'on') return null;
      const port = await loadPort();
      const sent = await register(port);
      // Stay off if turned off meanwhile.
      if (state() === 'on') save('yes', sent);
      return port;
    },
  };
}
