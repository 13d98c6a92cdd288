/** `/my-orders`: running orders, then past ones, newest first (ORD-01 to ORD-04). */
import { useHasFailed } from '@shop/api-client';
import { useGetOrdersInfiniteQuery } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { isSettled } from '@shop/domain/tracking';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import { uniqueBy } from '@shop/util';
import { OrderEntry, type OrderAgain } from './order-entry';
import classes from './orders-page.module.css';
import { useOrdersMessages } from '../messages';

function Group({ title, orders, onAgain }: { title: string; orders: Order[]; onAgain: OrderAgain }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul className={classes.list}>
        {orders.map((order) => (
          <OrderEntry key={order.id} order={order} onAgain={onAgain} />
        ))}
      </ul>
    </section>
  );
}

export interface OrdersPageProps {
  onShop: () => void;
  onAgain: OrderAgain;
}

export function OrdersPage({ onShop, onAgain }: OrdersPageProps) {
  const t = useOrdersMessages();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useGetOrdersInfiniteQuery(
    { running: false },
    { refetchOnMountOrArgChange: true },
  );
  const hasFailed = useHasFailed(isError) && !data;
  const orders = uniqueBy(data?.pages.flatMap(({ entries }) => entries) ?? [], ({ id }) => id);
  return (
    <Page narrow>
      <Title order={1} className={classes.title}>
        {t('title')}
      </Title>
      {hasFailed ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <LineSkeletons count={5} label={t('loading')} />
      ) : orders.length === 0 ? (
        <EmptyState
          drawing="receipt"
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={onShop}>{t('empty.action')}</Button>}
        />
      ) : (
        <div className={classes.groups}>
          <Group title={t('running')} orders={orders.filter(({ status }) => !isSettled(status))} onAgain={onAgain} />
          <Group title={t('past')} orders={orders.filter(({ status }) => isSettled(status))} onAgain={onAgain} />
          {hasNextPage ? (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
        </div>
      )}
    </Page>
  );
}
