/** The receipt of an order: rows, totals and payment. The only part that prints (PLUS-19). */
import { useGetOrderRowsQuery, type OrderKey } from '@shop/api-client/orders';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order, OrderRow } from '@shop/domain';
import { addOnsOf, subtotalOf } from '@shop/domain/order-bill';
import { awaitsPrice, goodsAmount } from '@shop/domain/tracking';
import { useDates, useFormats, useLanguage } from '@shop/i18n';
import { PaymentNames, PaymentParts, type GatewayTitles } from '@shop/order-form';
import { IconButton, Picture, PriceTag, Title, Written } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import { IconPrinter } from '@tabler/icons-react';
import { linesLoading } from './lines-loading';
import classes from './receipt.module.css';
import { useTrackingMessages } from '../messages';

const Loading = linesLoading(6);

function PriceRow({ label, amount, total = false }: { label: string; amount: Minor; total?: boolean }) {
  const { money } = useFormats();
  return (
    <div className={classes.priceRow} data-total={total || undefined}>
      <dt>{label}</dt>
      <dd>
        <bdi>{money(amount)}</bdi>
      </dd>
    </div>
  );
}

/** With the price that was paid, as cart and checkout say it; the old one struck through. */
function Row({ row }: { row: OrderRow }) {
  const { money } = useFormats();
  const gross = minor(row.unitPrice * row.quantity + addOnsOf(row));
  const discount = (row.unitDiscount ?? 0) * row.quantity;
  const addOns = row.addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return (
    <li className={classes.row}>
      <span className={classes.thumb}>
        <Picture source={row.image} alt="" sizes="56px" />
      </span>
      <span>
        {row.quantity} × <Written>{row.name}</Written>
        <Written as="small" className={classes.choice}>
          {[...row.chosen, ...addOns].join(', ')}
        </Written>
      </span>
      <PriceTag now={money(minor(gross - discount))} before={discount > 0 ? money(gross) : null} size="sm" />
    </li>
  );
}

/** With its rate, where the backend tells it. */
function taxLabel({ taxIncluded, taxPercent = 0 }: Order, t: ReturnType<typeof useTrackingMessages>): string {
  if (taxPercent > 0) return t(taxIncluded ? 'bill.taxRateIncluded' : 'bill.taxRate', { rate: `${taxPercent}%` });
  return t(taxIncluded ? 'bill.taxIncluded' : 'bill.tax');
}

/** Same lines and order as in the checkout. */
function Bill({ order, rows }: { order: Order; rows: readonly OrderRow[] }) {
  const t = useTrackingMessages();
  const subtotal = subtotalOf(rows);
  const isTaxed = !(order.parcel || order.isPrescription) || order.tax > 0;
  const medicine = order.isPrescription ? goodsAmount(order) : minor(0);
  const lines: [label: string, amount: Minor, shown: boolean][] = [
    [t('prescription.medicine'), medicine, medicine > 0],
    [t('bill.items'), subtotal?.items ?? minor(0), subtotal !== null],
    [t('bill.addOns'), subtotal?.addOns ?? minor(0), subtotal !== null && subtotal.addOns > 0],
    [t('bill.discount'), minor(-order.storeDiscount), order.storeDiscount > 0],
    [t('bill.coupon'), minor(-order.couponDiscount), order.couponDiscount > 0],
    [taxLabel(order, t), order.tax, isTaxed],
    [t('bill.delivery'), order.deliveryCharge, order.type !== 'take_away' || order.deliveryCharge > 0],
    [t('bill.tip'), order.tip, order.tip > 0],
    [t('bill.service'), order.additionalCharge, order.additionalCharge > 0],
  ];
  return (
    <dl className={classes.prices}>
      {lines.map(([label, amount, shown]) => (shown ? <PriceRow key={label} label={label} amount={amount} /> : null))}
      {awaitsPrice(order) ? (
        <div className={classes.priceRow} data-total>
          <dt>{t('total')}</dt>
          <dd>{t('prescription.priceFollows')}</dd>
        </div>
      ) : (
        <PriceRow label={t('total')} amount={order.total} total />
      )}
    </dl>
  );
}

/** Each payment with its number and time; on the screen only when money went back, which the method alone does not tell. */
function Movements({ order, gateways }: { order: Order; gateways: GatewayTitles }) {
  const t = useTrackingMessages();
  const { money } = useFormats();
  const { moment } = useDates();
  const { ledger = [] } = order;
  if (ledger.length === 0) return null;
  const isPrinted = ledger.every(({ amount }) => amount > 0);
  return (
    <ul className={isPrinted ? classes.printed : classes.movements} aria-label={t('bill.payments')}>
      {ledger.map(({ id, method, amount, state, at }) => (
        <li key={id} className={classes.priceRow}>
          <span>
            {t(state === 'paid' ? 'bill.payment' : `bill.${state}`, { id })}
            <small className={classes.choice}>
              <PaymentNames order={{ ...order, paymentMethod: method, walletPaid: minor(0) }} gateways={gateways} />
              {at ? ` · ${moment(at)}` : null}
            </small>
          </span>
          <bdi>{money(amount)}</bdi>
        </li>
      ))}
    </ul>
  );
}

export default function Receipt({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useTrackingMessages();
  const { moment } = useDates();
  const { data: rows = [], isLoading } = useGetOrderRowsQuery(orderKey);
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  // It comes whole: rows would move the sums below them.
  if (isLoading) return <Loading />;
  return (
    <section className={classes.receipt} aria-label={t('bill.title')}>
      <header className={classes.head}>
        <Title order={2} size="h4">
          {t('bill.title')}
        </Title>
        <IconButton aria-label={t('bill.print')} onClick={() => window.print()}>
          <IconPrinter size={22} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={classes.printed}>
        <Written as="strong">{config?.businessName}</Written>
        {order.store ? <Written>{[order.store.name, order.store.address].filter(Boolean).join(' · ')}</Written> : null}
        <span>{t('order', { id: order.id })}</span>
        {order.placedAt ? <span>{t('ordered', { time: moment(order.placedAt) })}</span> : null}
        {order.deliverTo ? <Written>{order.deliverTo.contactName}</Written> : null}
      </div>
      <ul className={classes.rows} hidden={rows.length === 0}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <Bill order={order} rows={rows} />
      <PaymentParts order={order} gateways={config?.gateways ?? []} />
      <Movements order={order} gateways={config?.gateways ?? []} />
      {order.note ? <p className={classes.note}>{t('bill.note', { note: order.note })}</p> : null}
    </section>
  );
}
