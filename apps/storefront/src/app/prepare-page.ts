/**
 * What a page needs before it is drawn: its code and words, the module its link names, and on the server its data.
 * A navigation waits for it while the page before stays; the address is the key, so nothing is asked twice.
 */
import { loadTexts, type Texts } from '@shop/i18n';
import type { ComponentType } from 'react';
import { pageOf, type PageEntry } from './routes';
import { followModule, loadOwnParts, loadShoppingWords, type Shop } from './shop';

export interface Prepared {
  key: string;
  entry: PageEntry;
  state: 'pending' | 'ready' | 'failed';
  promise: Promise<void>;
  Component: ComponentType | null;
  /** Where to go instead. */
  redirect: string | null;
  error: unknown;
}
export interface Address {
  pathname: string;
  search: string;
}

/** Tabs, filters and the open dialog live in the query: they change the view, not the page. */
const keyOf = ({ pathname, search }: Address) => `${pathname} ${new URLSearchParams(search).get('module_id') ?? ''}`;

const known = new WeakMap<Shop, Map<string, Prepared>>();

function pagesOf(shop: Shop): Map<string, Prepared> {
  const pages = known.get(shop) ?? new Map<string, Prepared>();
  known.set(shop, pages);
  return pages;
}

async function prepare(shop: Shop, address: Address, prepared: Prepared, hasData: boolean): Promise<void> {
  const { entry, params } = { ...pageOf(address.pathname) };
  const query = new URLSearchParams(address.search);
  await followModule(shop, query.get('module_id'));
  const queries = hasData
    ? null
    : import('./page-queries').then(({ startQueries }) => startQueries(shop, entry.path, { params, query }));
  const [{ Component, texts }] = await Promise.all([entry.load(), shop.isServer ? queries : null]);
  await Promise.all([
    loadTexts(shop.texts, ...(texts as readonly Texts<unknown>[])),
    address.pathname === '/' ? null : loadShoppingWords(shop),
    entry.showsModule ? loadOwnParts(shop, shop.store.getState().session.module?.type) : null,
  ]);
  prepared.Component = Component;
}

/** @param hasData the page's queries are answered already: the server's state came with the first page */
export function preparePage(shop: Shop, address: Address, hasData = false): Prepared {
  const pages = pagesOf(shop);
  const key = keyOf(address);
  const found = pages.get(key);
  if (found) return found;
  const { entry } = pageOf(address.pathname);
  const prepared: Prepared = {
    key,
    entry,
    state: 'pending',
    promise: Promise.resolve(),
    Component: null,
    redirect: null,
    error: null,
  };
  pages.set(key, prepared);
  if (entry.needsPlace && !shop.store.getState().session.place) {
    prepared.redirect = '/';
    prepared.state = 'ready';
    return prepared;
  }
  prepared.promise = prepare(shop, address, prepared, hasData).then(
    () => void (prepared.state = 'ready'),
    (error: unknown) => {
      prepared.state = 'failed';
      prepared.error = error;
    },
  );
  return prepared;
}

/** As {@link preparePage}, for a page that may be asked for. What failed, or leads elsewhere for now, is looked at anew when it is. */
export function prefetchPage(shop: Shop, address: Address): void {
  const prepared = preparePage(shop, address);
  void prepared.promise.then(() => {
    if (prepared.state === 'failed' || prepared.redirect) pagesOf(shop).delete(prepared.key);
  });
}

/** Only the page on screen stays prepared: a return to another one looks anew at its module and data. */
export function forgetOtherPages(shop: Shop, current: Prepared): void {
  const pages = pagesOf(shop);
  for (const key of pages.keys()) if (key !== current.key) pages.delete(key);
}
