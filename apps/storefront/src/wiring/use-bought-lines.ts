/** What is bought without the cart, at the prices of now: the stored choice on the server's fresh item. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetItemQuery } from '@shop/api-client/catalog';
import type { CartLine } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { readBought, useSession } from '@shop/session';
import { useMemo, useState } from 'react';

const NONE: CartLine[] = [];

export interface BoughtLines {
  /** null until they are known; empty when nothing was chosen, or it is gone. */
  lines: CartLine[] | null;
  /** Given: the item could not be read; asks for it again. */
  readAgain: (() => void) | null;
}

export function useBoughtLines(page: 'cart' | 'buy_now' | 'campaign'): BoughtLines {
  const language = useLanguage();
  const { restored } = useSession('restored');
  const [line, setLine] = useState<CartLine | null | undefined>(undefined);
  // The tab's storage is read once, when the browser is known to be there.
  if (restored && line === undefined && page !== 'cart') setLine(readBought(window.sessionStorage, page));
  const {
    data: known,
    isError,
    refetch,
  } = useGetItemQuery(line ? { id: line.item.id, language } : skipToken, { refetchOnMountOrArgChange: true });
  const item = known ?? undefined;
  const isGone = known === null;
  const lines = useMemo(() => {
    if (line === undefined) return null;
    if (line === null || isGone) return NONE;
    return item ? [{ ...line, item }] : null;
  }, [line, item, isGone]);
  return { lines, readAgain: isError && !item ? () => void refetch() : null };
}
