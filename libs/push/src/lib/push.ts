/** Push messages of one browser and customer: what they said, what the browser allows, and what the backend was told (PUSH-05, PUSH-06). */
import { readMemory, writeMemory, type PushMemory } from './memory';
import type { PushPort } from './port';

/** `unsupported`: this browser has none. `blocked`: the browser was told never to ask for this shop. */
export type PushState = 'unsupported' | 'off' | 'on' | 'blocked';

export interface PushOptions {
  customerId: string;
  language: string;
  /** The browser's own word on notifications; null: it has none. */
  permission: () => NotificationPermission | null;
  /** The browser's own question; it asks while a press is fresh, so nothing waits before it. */
  ask: () => Promise<NotificationPermission>;
  /** Loads the service. */
  load: () => Promise<PushPort>;
  /** Tells the backend the device's token; '@': it has none any more. @throws when it refuses */
  send: (token: string) => Promise<void>;
}

export interface Push {
  state: () => PushState;
  /** Whether the customer has said anything yet: only then is there a question to put to them. */
  isUndecided: () => boolean;
  /** @throws when the browser allows it and the service or the backend does not */
  turnOn: () => Promise<PushState>;
  turnOff: () => Promise<void>;
  /** 'Not now': nobody asks again. */
  decline: () => void;
  /** At each visit: takes up what was turned on before. @returns the service, null when it is not on */
  resume: () => Promise<PushPort | null>;
}

/** The backend's word for no device at all (contract §6). */
const NO_DEVICE = '@';

/** @param storage of the browser: what was said and sent is kept there */
export function createPush(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { customerId, language, permission, ask, load, send }: PushOptions,
): Push {
  const mine = (): PushMemory | null => {
    const memory = readMemory(storage);
    return memory?.customerId === customerId ? memory : null;
  };
  const keep = (choice: 'yes' | 'no', sent: string | null) => writeMemory(storage, { customerId, choice, sent });
  const state = (): PushState => {
    const allowed = permission();
    if (allowed === null) return 'unsupported';
    if (allowed === 'denied') return 'blocked';
    return allowed === 'granted' && mine()?.choice === 'yes' ? 'on' : 'off';
  };
  /** Sends what the backend does not know yet. @returns what it knows now */
  const register = async (port: PushPort): Promise<string> => {
    const token = await port.deviceToken();
    const sent = `${language} ${token}`;
    if (mine()?.sent !== sent) await send(token);
    return sent;
  };
  return {
    state,
    isUndecided: () => mine() === null && permission() !== 'denied' && permission() !== null,
    turnOn: async () => {
      const allowed = await ask();
      if (allowed !== 'granted') {
        keep('no', null);
        return state();
      }
      // On only once all know it: whoever watches the state takes the service up from then.
      keep('yes', await register(await load()));
      return state();
    },
    turnOff: async () => {
      const hadSent = mine()?.sent !== null;
      keep('no', null);
      if (hadSent) await send(NO_DEVICE);
      await (await load()).end();
    },
    decline: () => keep('no', null),
    resume: async () => {
      if (state() !== 'on') return null;
      const port = await load();
      const sent = await register(port);
      // Whoever turned it off meanwhile is not turned on again.
      if (state() === 'on') keep('yes', sent);
      return port;
    },
  };
}
