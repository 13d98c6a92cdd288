/** `/checkout?page=cart`: one page, short sections, the price breakdown, one button. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetMostTipQuery } from '@shop/api-client/orders';
import { useGetConfigQuery, type ShopConfig } from '@shop/api-client/start';
import type { CartLine, Coupon, Customer, Payment, Store } from '@shop/domain';
import { isWithin } from '@shop/domain/availability';
import { needsPrescription, type CheckoutError } from '@shop/domain/checkout';
import { couponWorth } from '@shop/domain/coupon';
import { orderNet } from '@shop/domain/pricing';
import { useDates, useFormats, useLanguage } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { FormGrid, PrescriptionSection, FormErrors, TipField } from '@shop/order-form';
import { readCoupon, writeCoupon } from '@shop/session';
import { Button, EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import { minor, minuteOfDay, now } from '@shop/util';
import { useRef, useState } from 'react';
import { AddressSection, type AddressSlot } from './address-section';
import { NoteSection, TypeSection } from './checkout-sections';
import { CouponSection } from './coupon-section';
import { firstPayment, PaymentSection } from './payment-section';
import { TimeSection } from './time-section';
import classes from './checkout-page.module.css';
import { Summary } from './summary';
import { useCheckoutMessages } from '../messages';
import { useCheckout } from './use-checkout';
import { useErrorText } from './use-error-text';
import { useQuote } from './use-quote';

export interface CheckoutPageProps {
  /** The cart's lines; null while they load. */
  lines: readonly CartLine[] | null;
  /** Given: the lines could not be read; asks for them again. */
  onReadAgain: (() => void) | null;
  /** Changes of the cart are still on their way. */
  cartIsSaving: boolean;
  /** The lines are bought at once and were never in the cart. */
  boughtNow: boolean;
  /** null for guests. */
  customer: Customer | null;
  /** Where the order goes and whom to ask for. */
  addressArea: AddressSlot;
  onShopOn: () => void;
  /** Given: only signed-in customers may order, and this one is not (CHK-06). */
  onSignIn: (() => void) | null;
  /** An order that is paid by card still has its payment ahead. */
  onPlaced: (orderId: string, payment: Payment) => void;
}

interface FormProps extends Omit<CheckoutPageProps, 'lines'> {
  lines: readonly CartLine[];
  store: Store;
  config: ShopConfig;
}

function CheckoutForm(props: FormProps) {
  const { lines, store, config, cartIsSaving, boughtNow, customer, addressArea, onPlaced } = props;
  const t = useCheckoutMessages();
  const form = useRef<HTMLFormElement>(null);
  const rules = useModuleDefinition()?.catalogue;
  const asksCutlery = rules?.hasServingHours ?? false;
  const mustShow = needsPrescription(lines);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const net = orderNet({ lines, storeDiscount: store.discount, coupon: minor(0) });
  const { digits } = useFormats();
  const { timeZone } = useDates();
  const { minute } = minuteOfDay(now(), timeZone);
  const needsTime = asksCutlery && lines.some(({ item }) => item.hours !== null && !isWithin(item.hours, minute));
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [keptCode] = useState(() => readCoupon(window.sessionStorage, store.id));
  const takeCoupon = (next: Coupon | null) => {
    setCoupon(next);
    writeCoupon(window.sessionStorage, store.id, next?.code ?? null);
  };
  const holds = coupon !== null && couponWorth(coupon, net).holds;
  const [payment, setPayment] = useState<Payment>(() => firstPayment(config));
  const checkout = useCheckout({
    store,
    lines,
    net,
    customer,
    boughtNow,
    needsTime,
    tips: config.tips,
    digits,
    couponCode: holds ? coupon.code : null,
    payment,
    pictures,
    needsPrescription: mustShow,
    onPlaced: (orderId, paid) => {
      writeCoupon(window.sessionStorage, store.id, null);
      onPlaced(orderId, paid);
    },
  });
  const { draft, change } = checkout;
  const tips = config.tips && draft.type === 'delivery';
  const { data: mostTip } = useGetMostTipQuery(tips ? undefined : skipToken);
  const quote = useQuote({ lines, store, type: draft.type, address: draft.address, config, tip: checkout.tip, coupon });
  const explain = useErrorText(store.name);
  const errorOf = (field: CheckoutError['field']): string | null => {
    const error = checkout.errors.find((entry) => entry.field === field);
    return error ? explain(error) : null;
  };
  const submit = async () => {
    if (await checkout.placeOrder(quote.km)) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const wholeErrors = checkout.errors.filter(({ field }) => field === 'order').map(explain);
  const prescription = (
    <PrescriptionSection
      pictures={pictures}
      onChange={setPictures}
      needed={mustShow}
      isMissing={checkout.errors.some(({ field }) => field === 'prescription')}
      sending={checkout.sending}
      coming={<LineSkeletons count={2} label={t('loading')} />}
      instead={<LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => window.location.reload()} />}
    />
  );
  const sections = (
    <>
      {mustShow ? prescription : null}
      <TypeSection store={store} draft={draft} onChange={change} />
      <AddressSection
        slot={addressArea}
        store={store}
        draft={draft}
        isOutside={checkout.isOutside}
        errorOf={errorOf}
        onChange={change}
      />
      <TimeSection
        store={store}
        lines={lines}
        config={config}
        draft={draft}
        onChange={change}
        error={errorOf('time')}
      />
      <NoteSection draft={draft} onChange={change} asksCutlery={asksCutlery} />
      {rules?.carriesPrescriptions && !mustShow ? prescription : null}
      {tips ? <TipField tip={draft.tip} most={mostTip ?? null} onChange={(tip) => change({ tip })} /> : null}
      <CouponSection store={store} net={net} coupon={coupon} kept={keptCode} onChange={takeCoupon} />
      <PaymentSection
        config={config}
        wallet={customer?.wallet ?? null}
        total={quote.price.total}
        payment={payment}
        takesAway={draft.type === 'take_away'}
        onChange={setPayment}
      />
    </>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormGrid sections={sections} label={t('summary.title')}>
        <Summary lines={lines} quote={quote} config={config} storeName={store.name} tip={checkout.tip} />
        <FormErrors errors={wholeErrors} answer={checkout.refused} />
        <Button type="submit" size="lg" fullWidth loading={checkout.sending} disabled={cartIsSaving}>
          {t(cartIsSaving ? 'waiting' : 'place')}
        </Button>
      </FormGrid>
    </form>
  );
}

export function CheckoutPage(props: CheckoutPageProps) {
  const t = useCheckoutMessages();
  const language = useLanguage();
  const { lines } = props;
  const first = lines?.[0]?.item;
  const scope = useScope(first?.moduleId ?? null);
  const { data: config } = useGetConfigQuery({ language });
  const {
    data: store,
    isError,
    refetch,
  } = useGetStoreQuery({ id: first?.storeId ?? '', scope }, { skip: !first, refetchOnMountOrArgChange: true });
  return (
    <Page>
      <Title order={1} className={classes.title}>
        {t('title')}
      </Title>
      {props.onSignIn ? (
        <EmptyState
          title={t('signIn.title')}
          text={t('signIn.text')}
          action={<Button onClick={props.onSignIn}>{t('signIn.action')}</Button>}
        />
      ) : lines?.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={props.onShopOn}>{t('empty.action')}</Button>}
        />
      ) : props.onReadAgain || (isError && !store) ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={props.onReadAgain ?? (() => void refetch())} />
      ) : !lines || !store || !config ? (
        <LineSkeletons count={4} label={t('loading')} />
      ) : (
        <CheckoutForm {...props} lines={lines} store={store} config={config} />
      )}
    </Page>
  );
}
