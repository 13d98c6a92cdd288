/** Orders a past order again (PLUS-16); how that is done loads with the press. */
import { useItemActions } from '@shop/catalog-cards';
import type { Order, OrderRow } from '@shop/domain';
import { useMessages } from '@shop/i18n';
import { trackingMessages } from '@shop/tracking';
import { AgainDialog, type AgainDialogProps } from '@shop/tracking/again';
import { showToast } from '@shop/ui';
import { untilLoaded } from '@shop/util';
import { useState, type ReactNode } from 'react';
import type { Ask } from './order-again';
import { useShop } from '../app/shop-context';
import { useAppMessages } from '../messages';

type Question = Pick<AgainDialogProps, 'changes' | 'left' | 'onAnswer'>;

/** Asks, and waits for the answer. */
function useQuestion(): [ask: Ask, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask: Ask = (asked) =>
    new Promise((resolve) =>
      setQuestion({
        ...asked,
        onAnswer: (goesOn) => {
          setQuestion(null);
          resolve(goesOn);
        },
      }),
    );
  return [ask, question ? <AgainDialog {...question} /> : null];
}

type OrderAgain = (order: Order, rows: readonly OrderRow[]) => Promise<void>;

/** @returns the action, and its question, to be rendered beside what calls it */
export function useOrderAgain(): [orderAgain: OrderAgain, question: ReactNode] {
  const t = useMessages(trackingMessages);
  const app = useAppMessages();
  const shop = useShop();
  const actions = useItemActions();
  const [ask, question] = useQuestion();
  const texts = {
    added: (count: number) => t('again.added', { count }),
    gone: (names: string) => t('again.gone', { names }),
    failed: () => app('failed'),
  };
  const orderAgain: OrderAgain = async (order, rows) => {
    const loaded = await untilLoaded(() => import('./order-again')).catch(() => null);
    if (!loaded) return showToast(texts.failed(), 'bad');
    await loaded.orderAgain({ shop, actions, ask, texts }, order, rows);
  };
  return [orderAgain, question];
}
