/**
 * Push messages of a browser and customer: the customer's answer, the browser's permission, and the backend's
 * registration (PUSH-05, PUSH-06).
 */
import type { SessionStorage } from '@shop/session';
import { readPushSettings, writePushSettings, type PushSettings } from './push-settings';
import type { PushPort } from './port';

/** `unsupported`: the browser has no push. `blocked`: notifications of this shop are denied in the browser. */
export type PushState = 'unsupported' | 'off' | 'on' | 'blocked';

export interface PushOptions {
  customerId: string;
  language: string;
  /** The browser's notification permission; null: unsupported. */
  permission: () => NotificationPermission | null;
  /** Requests the browser's permission. It needs a recent press, so nothing may be awaited before it. */
  requestPermission: () => Promise<NotificationPermission>;
  /** Loads the push service. */
  loadPort: () => Promise<PushPort>;
  /** Registers the device's token at the backend; '@' unregisters. @throws when rejected */
  sendToken: (token: string) => Promise<void>;
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
  /** At each visit: restores push messages that were turned on. @returns the service; null when off */
  resume: () => Promise<PushPort | null>;
}

/** The backend's value for "no device" (contract §6). */
export const NO_DEVICE = '@';

/** @param storage stores answer and registration */
export function createPush(
  storage: SessionStorage,
  { customerId, language, permission, requestPermission, loadPort, sendToken }: PushOptions,
): Push {
  const ownSettings = (): PushSettings | null => {
    const settings = readPushSettings(storage);
    return settings?.customerId === customerId ? settings : null;
  };
  const save = (choice: 'yes' | 'no', sent: string | null) => writePushSettings(storage, { customerId, choice, sent });
  const state = (): PushState => {
    const allowed = permission();
    if (allowed === null) return 'unsupported';
    if (allowed === 'denied') return 'blocked';
    return allowed === 'granted' && ownSettings()?.choice === 'yes' ? 'on' : 'off';
  };
  /** Registers the token unless the backend has it. @returns the registration */
  const register = async (port: PushPort): Promise<string> => {
    const token = await port.deviceToken();
    const sent = `${language} ${token}`;
    if (ownSettings()?.sent !== sent) await sendToken(token);
    return sent;
  };
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
      const hadSent = ownSettings()?.sent !== null;
      save('no', null);
      if (hadSent) await sendToken(NO_DEVICE);
      await (await loadPort()).unregister();
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
