/** What is bought without the cart, at the prices of now: the stored choice on the server's fresh item. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetItemQuery } from '@shop/api-client/catalog';
import type { CartLine } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { readBought, useSession } from '@shop/session';
import { useMemo, useState } from 'react';

const NONE: CartLine[] = [];

/** null until it is known. */
export function useBoughtLines(page: 'cart' | 'buy_now' | 'campaign'): CartLine[] | null {
  const language = useLanguage();
  const { restored } = useSession('restored');
  const [line, setLine] = useState<CartLine | null | undefined>(undefined);
  // The tab's storage is read once, when the browser is known to be there.
  if (restored && line === undefined && page !== 'cart') setLine(readBought(window.sessionStorage, page));
  const { data: item, isError } = useGetItemQuery(line ? { id: line.item.id, language } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return useMemo(() => {
    if (line === undefined) return null;
    if (line === null || (isError && !item)) return NONE;
    return item ? [{ ...line, item }] : null;
  }, [line, item, isError]);
}
