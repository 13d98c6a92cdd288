/** What the backend is told of a device: once for a sign-in (PUSH-05), and for each order of a guest (decision 148). */
import { parseJson } from '@shop/util';

export interface Registration {
  /**
   * Registers what the backend does not have yet.
   * @param sent what it has, as this has returned it before; null: nothing
   * @throws when it is rejected
   */
  save(device: string, sent: string | null): Promise<string>;
  /** Ends what is registered. @throws when the backend can not be reached */
  end(sent: string): Promise<void>;
}

/** The backend's value for "no device" (contract §6). */
export const NO_DEVICE = '@';

/** @param send registers the device for this sign-in; '@' unregisters */
export const ofSignIn = (language: string, send: (device: string) => Promise<void>): Registration => ({
  save: async (device, sent) => {
    const now = `${language} ${device}`;
    if (sent !== now) await send(device);
    return now;
  },
  end: () => send(NO_DEVICE),
});

interface SentOrders {
  device: string;
  /** Registered, or not this guest's: neither is sent again. */
  orders: string[];
}
/** What is longer ago has ended. */
const MOST = 10;

function readSent(sent: string | null): SentOrders {
  const { device, orders } = (parseJson(sent) ?? {}) as { device?: unknown; orders?: unknown };
  const ids = Array.isArray(orders) ? orders.filter((id) => typeof id === 'string') : [];
  return { device: typeof device === 'string' ? device : '', orders: ids };
}

export interface GuestOrders {
  /** The order that is looked at: its failure is one of the registration. null: none is. */
  shown: string | null;
  /** Other orders of this browser that are under way, some perhaps of somebody else. */
  others: () => readonly string[];
  /** Registers the device for an order; null: ends it. @returns whether the order is this guest's @throws when it fails otherwise */
  send: (orderId: string, device: string | null) => Promise<boolean>;
}

/** @throws from `save` when the order that is shown is not registered */
export const ofGuest = ({ shown, others, send }: GuestOrders): Registration => ({
  save: async (device, sent) => {
    const before = readSent(sent);
    const known = before.device === device ? before.orders : [];
    const done: string[] = [];
    if (shown && !known.includes(shown)) {
      if (!(await send(shown, device))) throw new Error('The order is not of this guest.');
      done.push(shown);
    }
    const ids = others().filter((id) => !known.includes(id) && !done.includes(id));
    // One that fails now is sent at the next visit.
    const heard = await Promise.all(
      ids.map((id) =>
        send(id, device).then(
          () => [id],
          () => [],
        ),
      ),
    );
    done.push(...heard.flat());
    return JSON.stringify({ device, orders: [...done, ...known].slice(0, MOST) } satisfies SentOrders);
  },
  end: async (sent) => {
    await Promise.all(readSent(sent).orders.map((id) => send(id, null)));
  },
});
