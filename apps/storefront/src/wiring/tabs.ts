/**
 * What the tabs of a browser tell each other, in one table (decision 122). What is stored (sign-in, guest, place, module, theme) they read from
 * storage (`watchSession`); this is about what only the backend has. A change that was heard is never told again: only calls and actions of
 * this tab are.
 */
import type { Action } from '@reduxjs/toolkit';
import { shopApi } from '@shop/api-client';
import { cartLogSlice, type Cart, type CartLogState } from '@shop/cart';
import { openTabChannel, sessionSlice } from '@shop/session';
import { readId, readList, readObject, readOneOf, readWhole } from '@shop/util';
import { watchActions } from './watch-actions';

/** Counts up when a message changes its meaning: tabs of different versions do not hear each other. */
const VERSION = 1;
const CHANNEL = 'shop-tabs';
const MOST_KEYS = 200;

type Tag = Parameters<typeof shopApi.util.invalidateTags>[0][number];

/** By what is told: the calls whose success tells it, and what a tab that hears it reads again. The cart's row is {@link createTabs}. */
export const TOLD = {
  /** Told when this tab's operations are sent, or its owner has come: the others read their lines again. */
  cart: { calls: [], tags: [] },
  /** The cart of an order is empty. */
  placed: { calls: ['placeOrder', 'placePrescription'], tags: ['Order', 'Cart', 'Customer'] },
  /** A wallet may have been paid back. */
  orders: {
    calls: ['cancelOrder', 'changePayment', 'tellTransfer', 'reviewItem', 'reviewCourier', 'askRefund'],
    tags: ['Order', 'Customer'],
  },
  notices: { calls: ['readNotifications', 'chooseNotification'], tags: ['Notice'] },
  addresses: { calls: ['addAddress', 'changeAddress', 'removeAddress'], tags: ['Address'] },
  wishes: { calls: ['addWish', 'removeWish'], tags: ['Wish'] },
  profile: { calls: ['updateProfile', 'movePoints', 'fillWallet'], tags: ['Customer'] },
} as const satisfies Record<string, { calls: readonly string[]; tags: readonly Tag[] }>;
export type Kind = keyof typeof TOLD;
const KINDS = Object.keys(TOLD) as Kind[];

interface Message {
  version: number;
  kind: Kind;
  /** Of the cart: operations that need not be sent any more. */
  keys: string[];
}
const readMessage = readObject<Message>({
  version: readWhole(VERSION, VERSION),
  kind: readOneOf(...KINDS),
  keys: readList(readId, MOST_KEYS),
});

interface CallDone extends Action {
  meta?: { arg?: { endpointName?: string } };
}
/** @returns what the success of a call tells; undefined: nothing */
function kindOf(action: Action): Kind | undefined {
  if (action.type !== `${shopApi.reducerPath}/executeMutation/fulfilled`) return undefined;
  const name = (action as CallDone).meta?.arg?.endpointName ?? '';
  return KINDS.find((kind) => (TOLD[kind].calls as readonly string[]).includes(name));
}

const { settled, rejected, postponed, settledElsewhere } = cartLogSlice.actions;
const { signedIn, guestWelcomed } = sessionSlice.actions;

/** Gathers what was sent of the cart, and tells it once when nothing more waits: many presses are one message. */
function createCartTeller(log: () => CartLogState, tell: (kind: Kind, keys: string[]) => void) {
  let keys: string[] = [];
  let isOwed = false;
  return (action: Action) => {
    if (settled.match(action)) keys.push(action.payload.key);
    // The others leave their copies of what waits for an owner to the tab where the owner came.
    else if (signedIn.match(action) || guestWelcomed.match(action)) isOwed = true;
    else if (!rejected.match(action) && !postponed.match(action)) return;
    const { operations, isPending } = log();
    if ((keys.length === 0 && !isOwed) || (operations.length > 0 && !isPending)) return;
    tell('cart', keys.slice(-MOST_KEYS));
    keys = [];
    isOwed = false;
  };
}

/** Runs `read` once more after the running one when it is asked for meanwhile, never twice at a time. */
function oneAtATime(read: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isAsked = false;
  return () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    void (async () => {
      while (isAsked) {
        isAsked = false;
        await read().catch(() => undefined);
      }
      isRunning = false;
    })();
  };
}

export interface TabsStore {
  getState: () => { cartLog: CartLogState };
  dispatch: (action: never) => unknown;
}

/** Tells the other tabs what this one changes, and reads what they have changed: hidden, once it is seen. @returns stops both */
export function createTabs(store: TabsStore, cart: Pick<Cart, 'refetch' | 'flush'>): () => void {
  const dispatch = store.dispatch as (action: unknown) => unknown;
  const unread = new Set<Kind>();
  const readCart = oneAtATime(async () => {
    await cart.refetch();
    cart.flush();
  });
  const read = () => {
    if (document.visibilityState === 'hidden' || unread.size === 0) return;
    const kinds = [...unread];
    unread.clear();
    const tags = [...new Set(kinds.flatMap((kind): readonly Tag[] => TOLD[kind].tags))];
    if (kinds.includes('cart')) readCart();
    if (tags.length > 0) dispatch(shopApi.util.invalidateTags(tags));
  };
  const channel = openTabChannel(CHANNEL, (received) => {
    const message = readMessage(received);
    if (!message) return;
    if (message.keys.length > 0) dispatch(settledElsewhere(message.keys));
    unread.add(message.kind);
    read();
  });
  const tell = (kind: Kind, keys: string[] = []) => channel.tell({ version: VERSION, kind, keys } satisfies Message);
  const tellCart = createCartTeller(() => store.getState().cartLog, tell);
  const stopWatching = watchActions((action) => {
    const kind = kindOf(action);
    if (kind) tell(kind);
    tellCart(action);
  });
  document.addEventListener('visibilitychange', read);
  return () => {
    stopWatching();
    document.removeEventListener('visibilitychange', read);
    channel.close();
  };
}
