/**
 * Remembers in which modules the cart has lines: a store keeps room for it from the first paint of the next page on
 * (`server/early-facts.ts`), because the lines come later.
 */
import { useCartLines, useCartQuery } from '@shop/cart';
import { deviceStorage, useSession } from '@shop/session';
import { parseJson, readId, readList } from '@shop/util';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const KEY = 'cartModules';
const MOST_MODULES = 50;
const readModules = readList(readId, MOST_MODULES);

export function CartRoom() {
  const { module } = useSession('module');
  const holds = useCartLines().length > 0;
  const { currentData, isFetching } = useCartQuery();
  // Who has no cart yet, or no more, waits for none.
  const isEmpty = !holds && (currentData !== undefined || !isFetching);
  const id = module?.id;
  const { pathname } = useLocation();
  /** Where the visit began, until the cart is known to be empty: lines that come after that come by a press. */
  const start = useRef<string | null>(pathname);
  useEffect(() => {
    const stored = readModules(parseJson(deviceStorage.getItem(KEY))) ?? [];
    const others = stored.filter((other) => other !== id);
    const has = id !== undefined && (holds || (!isEmpty && stored.includes(id)));
    const next = has ? [...others, id] : others;
    if (next.length !== stored.length) deviceStorage.setItem(KEY, JSON.stringify(next));
    if (isEmpty) start.current = null;
    const root = document.documentElement;
    // Lines that were loaded, as those of another device, move nothing on a page that had no room for them.
    if (!has || start.current !== pathname) root.toggleAttribute('data-cart', has);
  }, [id, holds, isEmpty, pathname]);
  return null;
}
