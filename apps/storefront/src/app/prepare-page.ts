/**
 * What a page needs before it is drawn: its code and words, the module its link names, and on the server its data.
 * A navigation waits for it while the page before stays; the address is the key, so nothing is asked twice. A page whose files do
 * not come is `away` until they do (decision 036).
 */
import { loadMessages } from '@shop/i18n';
import { untilLoaded, watchMissingFiles } from '@shop/util';
import type { ComponentType } from 'react';
import { pageOf, type PageEntry } from './routes';
import { followModule, loadOwnParts, loadShoppingMessages, type Shop } from './shop';

export interface Prepared {
  key: string;
  entry: PageEntry;
  state: 'pending' | 'ready' | 'failed' | 'away';
  /** It is no longer pending. */
  promise: Promise<void>;
  /** It is ready, or failed. */
  settled: Promise<void>;
  Component?: ComponentType;
  /** Where to go instead. */
  redirect?: string;
  error?: unknown;
}
export interface Address {
  pathname: string;
  search: string;
}

/** Tabs, filters and the open dialog live in the query: they change the view, not the page. A search is a page of its own. */
export function keyOf({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  const facts = pathname === '/home' ? ['module_id', 'search', 'id'] : ['module_id'];
  return [pathname, ...facts.map((name) => query.get(name))].join(' ');
}

const known = new WeakMap<Shop, Map<string, Prepared>>();

function pagesOf(shop: Shop): Map<string, Prepared> {
  const pages = known.get(shop) ?? new Map<string, Prepared>();
  known.set(shop, pages);
  return pages;
}

const isOnScreen = ({ key }: Prepared) => typeof window !== 'undefined' && keyOf(window.location) === key;

async function prepare(shop: Shop, address: Address, prepared: Prepared, hasData: boolean): Promise<void> {
  const { entry, params } = pageOf(address);
  const query = new URLSearchParams(address.search);
  await followModule(shop, query.get('module_id'));
  const queries = hasData
    ? null
    : import('./page-queries').then(({ startQueries }) => startQueries(shop, entry.path, { params, query }));
  const [{ Component, messages }] = await Promise.all([
    untilLoaded(entry.load, { name: prepared.key, isNeeded: () => isOnScreen(prepared) }),
    // In the browser only a head start: the page asks for itself.
    shop.isServer ? queries : void queries?.catch(() => null),
  ]);
  await Promise.all([
    loadMessages(shop.i18n, ...messages),
    address.pathname === '/' ? null : loadShoppingMessages(shop),
    entry.showsModule ? loadOwnParts(shop, shop.store.getState().session.module?.type) : null,
  ]);
  prepared.Component = Component;
}

/** Without a line nobody waits before the page that is left. With one a lost file is a hiccup, and what is on the screen stays. */
const whenAway = (prepared: Prepared) =>
  new Promise<void>((tell) => {
    const stop = watchMissingFiles(() => {
      if (prepared.state !== 'pending' || navigator.onLine) return;
      prepared.state = 'away';
      tell();
    });
    void prepared.settled.then(stop);
  });

/** @param hasData the page's queries are answered already: the server's state came with the first page */
export function preparePage(shop: Shop, address: Address, hasData = false): Prepared {
  const pages = pagesOf(shop);
  const key = keyOf(address);
  const found = pages.get(key);
  if (found) return found;
  const { entry } = pageOf(address);
  const done = Promise.resolve();
  const prepared: Prepared = {
    key,
    entry,
    state: 'pending',
    promise: done,
    settled: done,
  };
  pages.set(key, prepared);
  if (entry.needsPlace && !shop.store.getState().session.place) {
    prepared.redirect = '/';
    prepared.state = 'ready';
    return prepared;
  }
  prepared.settled = prepare(shop, address, prepared, hasData).then(
    () => void (prepared.state = 'ready'),
    (error: unknown) => {
      prepared.state = 'failed';
      prepared.error = error;
      // Only looked ahead for: whoever goes there asks anew.
      if (!isOnScreen(prepared)) pages.delete(key);
    },
  );
  prepared.promise = shop.isServer ? prepared.settled : Promise.race([prepared.settled, whenAway(prepared)]);
  return prepared;
}

/** As {@link preparePage}, for a page that may be asked for. What leads elsewhere for now is looked at anew when it is. */
export function prefetchPage(shop: Shop, address: Address): void {
  const { redirect, key } = preparePage(shop, address);
  if (redirect) pagesOf(shop).delete(key);
}

/** Only the page on screen stays prepared: a return to another one looks anew at its module and data. */
export function forgetOtherPages(shop: Shop, current: Prepared): void {
  const pages = pagesOf(shop);
  for (const key of pages.keys()) if (key !== current.key) pages.delete(key);
}
