/** What the stores answer to a list: nothing yet, waiting, none, a failure, or a card for each. */
import { failureOf, useScope } from '@shop/api-client';
import { useGetListStoresQuery, type ListStore } from '@shop/api-client/shopping-list';
import { priceLine } from '@shop/domain/pricing';
import { useFormats } from '@shop/i18n';
import { Button, EmptyState, LineSkeletons, LoadFailed } from '@shop/ui';
import { sumMinor } from '@shop/util';
import { skipToken } from '@reduxjs/toolkit/query';
import { MissingLines } from './missing-lines';
import { OfferCard } from './offer-card';
import classes from './shopping-list.module.css';
import type { ShoppingList } from './use-list';
import { useListMessages } from '../../messages';

/** A backend without the call may say so in several ways. */
const UNKNOWN = new Set<unknown>([404, 405, 501]);

export function useListAnswer({ asked }: Pick<ShoppingList, 'asked'>) {
  const scope = useScope();
  const query = useGetListStoresQuery(asked.length > 0 ? { scope, lines: asked } : skipToken);
  const failure = query.isError ? failureOf(query.error) : null;
  const isUnknown = query.currentData === null || UNKNOWN.has(failure?.status);
  return {
    stores: query.currentData ?? null,
    isWaiting: asked.length > 0 && query.isFetching && !query.currentData,
    isUnknown,
    failure: isUnknown ? null : failure,
    refetch: () => void query.refetch(),
  };
}
export type ListAnswer = ReturnType<typeof useListAnswer>;

/** What a screen reader is told when the answer comes. */
export function useSummary({ stores, isUnknown }: ListAnswer, { asked }: ShoppingList): string {
  const t = useListMessages();
  const { money } = useFormats();
  if (isUnknown) return t('unknown');
  if (!stores || asked.length === 0) return '';
  const [best] = stores;
  if (!best) return t('none');
  const total = sumMinor(
    best.lines.map(
      ({ item, variation, quantity }) => priceLine(item, { variation, options: {}, addOns: [] }, quantity).total,
    ),
  );
  return t('found', {
    count: stores.length,
    store: best.store.name,
    covered: best.lines.length,
    total: asked.length,
    price: money(total),
  });
}

function Start({ list }: { list: ShoppingList }) {
  const t = useListMessages();
  return (
    <EmptyState
      drawing="receipt"
      title={t('start')}
      text={t('startText')}
      action={
        list.text === '' ? (
          <Button variant="light" onClick={() => list.ask(t('example'))}>
            {t('tryExample')}
          </Button>
        ) : null
      }
    />
  );
}

/** No store: the lines are searched one by one. */
function OneByOne({ title, text, list }: { title: string; text: string; list: ShoppingList }) {
  const t = useListMessages();
  return (
    <div className={classes.none}>
      <EmptyState drawing="search" title={title} text={text} />
      <MissingLines title={t('missingText')} lines={list.asked} />
    </div>
  );
}

const Cards = ({ stores, list }: { stores: readonly ListStore[]; list: ShoppingList }) =>
  stores.map((offered, at) => (
    <OfferCard key={`${list.asked.join('\n')} ${offered.store.id}`} offered={offered} list={list} isBest={at === 0} />
  ));

export function ListAnswerView({ answer, list }: { answer: ListAnswer; list: ShoppingList }) {
  const t = useListMessages();
  const { stores, isWaiting, isUnknown, failure, refetch } = answer;
  if (list.asked.length === 0) return <Start list={list} />;
  if (isWaiting) return <LineSkeletons count={6} label={t('finding')} />;
  if (isUnknown) return <OneByOne title={t('unknown')} text={t('unknownText')} list={list} />;
  if (failure)
    return (
      <LoadFailed title={t('failed')} text={failure.messages.join(' ')} retryLabel={t('retry')} onRetry={refetch} />
    );
  if (!stores || stores.length === 0) return <OneByOne title={t('none')} text={t('noneText')} list={list} />;
  return <Cards stores={stores} list={list} />;
}
