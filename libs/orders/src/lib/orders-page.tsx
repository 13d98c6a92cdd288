/** `/my-orders`: running orders, then past ones, newest first (ORD-01 to ORD-04). */
import { useGetOrdersInfiniteQuery } from '@shop/api-client/orders';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order } from '@shop/domain';
import { awaitsPrice, isSettled } from '@shop/domain/tracking';
import { useDates, useFormats, useLanguage } from '@shop/i18n';
import { ArrivalLine, OrderStateBadge, PaymentNames } from '@shop/order-form';
import {
  Badge,
  Button,
  coverLink,
  EmptyState,
  LineSkeletons,
  LoadFailed,
  Page,
  Picture,
  Title,
  Written,
} from '@shop/ui';
import { paths, uniqueBy } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './orders-page.module.css';
import { useOrdersMessages } from '../messages';

function Entry({ order }: { order: Order }) {
  const t = useOrdersMessages();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { money } = useFormats();
  const { moment } = useDates();
  return (
    <li className={classes.entry}>
      <span className={classes.logo}>
        <Picture source={order.store?.logo ?? null} alt="" sizes="56px" round />
      </span>
      <div className={classes.content}>
        <h3 className={classes.name}>
          <Link className={coverLink} to={paths.order(order.id)}>
            <Written>{order.store?.name ?? t('order', { id: order.id })}</Written>
          </Link>
        </h3>
        <p className={classes.muted}>
          <span>{t('order', { id: order.id })}</span>
          {order.placedAt ? <span>{moment(order.placedAt)}</span> : null}
        </p>
        <p className={classes.muted}>
          <ArrivalLine order={order} />
          <OrderStateBadge order={order} />
          {order.isPrescription ? <Badge>{t('prescription')}</Badge> : null}
          <span>
            <PaymentNames order={order} gateways={config?.gateways ?? []} />
          </span>
        </p>
      </div>
      <bdi className={classes.total}>{awaitsPrice(order) ? t('priceFollows') : money(order.total)}</bdi>
    </li>
  );
}

function Group({ title, orders }: { title: string; orders: Order[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul className={classes.list}>
        {orders.map((order) => (
          <Entry key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

export function OrdersPage({ onShop }: { onShop: () => void }) {
  const t = useOrdersMessages();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useGetOrdersInfiniteQuery(
    { running: false },
    { refetchOnMountOrArgChange: true },
  );
  const orders = uniqueBy(data?.pages.flatMap(({ entries }) => entries) ?? [], ({ id }) => id);
  return (
    <Page narrow>
      <Title order={1} className={classes.title}>
        {t('title')}
      </Title>
      {isError && !data ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
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
          <Group title={t('running')} orders={orders.filter(({ status }) => !isSettled(status))} />
          <Group title={t('past')} orders={orders.filter(({ status }) => isSettled(status))} />
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
