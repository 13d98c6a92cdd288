/** Lines of Buy Now or a campaign: the stored choice with the current item, and so the current price. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetItemQuery } from '@shop/api-client/catalog';
import type { CartLine, Item } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { tabStorage, readBought, useSession, type BoughtLine } from '@shop/session';
import { useMemo, useState } from 'react';

const NONE: CartLine[] = [];
const toLine = (page: string, { choice, quantity }: BoughtLine, item: Item): CartLine => ({
  id: page,
  item,
  choice,
  quantity,
});

export interface BoughtLines {
  /** null while loading; empty when nothing was chosen, or the item was deleted. */
  lines: CartLine[] | null;
  /** Given when the item failed to load: retries. */
  retry: (() => void) | null;
  /** Reads the item again. null: no answer. */
  reread: () => Promise<CartLine[] | null>;
}

export function useBoughtLines(page: 'cart' | 'buy_now' | 'campaign'): BoughtLines {
  const language = useLanguage();
  const { restored } = useSession('restored');
  const [line, setLine] = useState<BoughtLine | null | undefined>(undefined);
  // Read the tab's storage once, after hydration.
  if (restored && line === undefined && page !== 'cart') setLine(readBought(tabStorage, page));
  const { data, isError, refetch } = useGetItemQuery(line ? { id: line.itemId, language } : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const item = data ?? undefined;
  const isDeleted = data === null;
  const lines = useMemo(() => {
    if (line === undefined) return null;
    if (line === null || isDeleted) return NONE;
    return item ? [toLine(page, line, item)] : null;
  }, [page, line, item, isDeleted]);
  const reread = async () => {
    if (!line) return null;
    const { data: fresh } = await refetch();
    return fresh ? [toLine(page, line, fresh)] : fresh === null ? NONE : null;
  };
  return { lines, retry: isError && !item ? () => void refetch() : null, reread };
}
