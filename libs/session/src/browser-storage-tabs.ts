/** Messages between the tabs of one browser. Never throws: without channel and storage no tab hears another (decisions 081, 122). */
import { newKey, parseJson } from '@shop/util';

export interface TabChannel {
  /** Sends to all other tabs. */
  tell: (message: object) => void;
  close: () => void;
}

/** The channel; null where the browser has none or refuses it. */
function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Where there is no channel: other tabs hear what this one stores, and the stored text goes at once. */
function tellByStorage(name: string, message: object): void {
  try {
    // The same message twice would be no change, and no event.
    window.localStorage.setItem(name, JSON.stringify({ key: newKey(), message }));
    window.localStorage.removeItem(name);
  } catch {
    // Blocked, or full.
  }
}

/** @param heard gets whatever another tab has sent, unchecked */
export function openTabChannel(name: string, heard: (message: unknown) => void): TabChannel {
  const channel = openBroadcast(name);
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue) heard((parseJson(newValue) as { message?: unknown } | null)?.message);
  };
  const onMessage = ({ data }: MessageEvent) => heard(data);
  channel?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStored);
  return {
    tell: (message) => {
      try {
        if (channel) return channel.postMessage(message);
      } catch {
        // The browser has closed it.
      }
      tellByStorage(name, message);
    },
    close: () => {
      channel?.close();
      window.removeEventListener('storage', onStored);
    },
  };
}
