/** The checkout form: sections on one side, price breakdown and submit button on the other. */
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine, Customer, Payment, Store } from '@shop/domain';
import { isWithin } from '@shop/domain/availability';
import type { UnavailableWish } from '@shop/domain/order-wishes';
import { needsPrescription } from '@shop/domain/checkout';
import { orderNet } from '@shop/domain/pricing';
import { useClockForm, useFormats } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import {
  FormGrid,
  OrderForm,
  PrescriptionSection,
  SendBar,
  isRefused,
  orderStateMessages,
  partOf,
  payableBy,
  paymentKey,
  startPayment,
  type PaymentOffer,
} from '@shop/order-form';
import { ErrorBoundary, LineSkeletons, LoadFailed } from '@shop/ui';
import { minor, minuteOfDay, now, type Minor } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import arrivalClasses from './arrival-line.module.css';
import {
  AddressSection,
  AfterAddress,
  useAddressStart,
  type AddressSlot,
  type AddressStart,
} from './sections/address-section';
import { orderErrors } from './sections/checkout-errors';
import { isAddressRight, useMissing } from './sections/missing';
import { NoteSection } from './note-section';
import { TipSection, TypeSection } from './sections/checkout-sections';
import { CouponSection } from './coupon-section';
import { PaymentSection } from './payment-section';
import { TimeSection } from './time-slot';
import { Summary } from './summary';
import { useCheckoutMessages } from '../messages';
import { useCheckout, type Checkout } from './use-checkout';
import { useCheckoutCoupon } from './use-checkout-coupon';
import { useCash } from './sections/use-cash';
import { shownOrder, useQuote, type Quote } from './sections/use-quote';
import { useSeenOrder } from './sections/use-seen-order';

export interface CheckoutFormProps {
  lines: readonly CartLine[];
  store: Store;
  config: ShopConfig;
  /** Changes of the cart are not saved yet. */
  cartIsSaving: boolean;
  /** The lines are bought at once and were never in the cart. */
  isBuyNow: boolean;
  /** null for guests. */
  customer: Customer | null;
  /** Where the order goes and whom to ask for. */
  addressSlot: AddressSlot;
  /** Reads the lines again: another device may have changed them. null: they could not be read. */
  onReread: () => Promise<readonly CartLine[] | null>;
  /**
   * An order that is paid by card still has its payment ahead.
   * @param isAsShown false: the backend charges another total than the customer saw
   */
  onPlaced: (orderId: string, payment: Payment, isAsShown: boolean) => void;
}

/** `onHold(true)`: the lines stay as they were sent, because the order may be placed. */
interface HeldFormProps extends CheckoutFormProps {
  onHold: (isHeld: boolean) => void;
}

interface FieldsProps extends CheckoutFormProps {
  net: Minor;
  checkout: Checkout;
  coupon: ReturnType<typeof useCheckoutCoupon>;
  quote: Quote;
  payment: Payment;
  offer: PaymentOffer;
  start: AddressStart;
}

function PrescriptionFiles({ lines, checkout }: Pick<FieldsProps, 'lines' | 'checkout'>) {
  const t = useCheckoutMessages();
  return (
    <PrescriptionSection
      pictures={checkout.values.pictures}
      onChange={(pictures) => checkout.change({ pictures })}
      isRequired={needsPrescription(lines)}
      isMissing={checkout.errors.pictures !== undefined}
      isUploading={checkout.isSending}
      loading={<Loading />}
      fallback={<LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => window.location.reload()} />}
    />
  );
}

function Loading() {
  const t = useCheckoutMessages();
  return <LineSkeletons shape="field" count={2} label={t('loading')} />;
}
const ArrivalLine = lazyView(() => import('./arrival-line'), {
  messages: [orderStateMessages],
  Loading: () => <p className={arrivalClasses.line} />,
});

const NOTHING: readonly UnavailableWish[] = [];

function Fields({ payment, offer, start, ...props }: FieldsProps) {
  const { lines, store, config, customer, addressSlot, net, checkout, coupon, quote } = props;
  const { draft, change, errors } = checkout;
  const rules = useModuleDefinition()?.catalogue;
  const requiresPrescription = needsPrescription(lines);
  const acceptsPrescription = rules?.carriesPrescriptions ?? false;
  const isSettled = checkout.isReturning;
  const sectionProps = { store, draft, onChange: change, isSettled };
  const prescription = <PrescriptionFiles lines={lines} checkout={checkout} />;
  return (
    <>
      {requiresPrescription ? prescription : null}
      <TypeSection {...sectionProps} />
      <AddressSection
        {...sectionProps}
        isSettled={isSettled ? isAddressRight(checkout.validationErrors) : null}
        slot={addressSlot}
        isOutside={checkout.isOutside}
        errors={errors}
        {...start}
      />
      <AfterAddress isKnown={start.isKnown}>
        <TimeSection {...sectionProps} lines={lines} config={config} error={errors.scheduleAt ?? null} />
        <NoteSection
          {...sectionProps}
          offersCutlery={rules?.hasServingHours ?? false}
          unavailable={rules?.unavailable ?? NOTHING}
        />
        {acceptsPrescription && !requiresPrescription ? prescription : null}
        <TipSection {...sectionProps} config={config} />
        <CouponSection
          store={store}
          net={net}
          customer={customer}
          coupon={coupon.coupon}
          storedCode={coupon.storedCode}
          quoteWith={quote.quoteWith}
          onChange={coupon.setCoupon}
        />
        <PaymentSection
          offer={offer}
          payment={payment}
          type={draft.type}
          isSettled={
            isSettled ? checkout.values.payment !== null || paymentKey(payment) === checkout.lastPayment : null
          }
          onChange={change}
        />
      </AfterAddress>
    </>
  );
}

interface SendProps extends Pick<FieldsProps, 'checkout' | 'quote'> {
  isPayable: boolean;
  /** Address or fee are not known yet. */
  isQuoting: boolean;
  /** Changes of the cart are not saved yet. */
  isSaving: boolean;
}

function Send({ checkout, quote, isPayable, isQuoting, isSaving }: SendProps) {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  return (
    <SendBar
      label={t(isSaving ? 'waiting' : isQuoting ? 'quoting' : 'place')}
      totalLabel={t('summary.total')}
      total={money(quote.price.total)}
      missing={useMissing(checkout.validationErrors, isPayable)}
      errors={orderErrors(checkout.errors)}
      serverErrors={checkout.serverErrors}
      isSending={checkout.isSending || checkout.question !== null}
      disabled={isSaving || isQuoting || !isPayable}
    />
  );
}

/** Whether an item is outside of its serving hours now, so that a time must be chosen. */
function useNeedsTime(lines: readonly CartLine[]): boolean {
  const servesByHours = useModuleDefinition()?.catalogue?.hasServingHours ?? false;
  const { timeZone } = useClockForm();
  const { minute } = minuteOfDay(now(), timeZone);
  return servesByHours && lines.some(({ item }) => item.hours !== null && !isWithin(item.hours, minute));
}

/** What there is to pay with. Cash is limited by what is left to pay. */
function usePaymentOffer(
  { store, config, customer }: Pick<CheckoutFormProps, 'store' | 'config' | 'customer'>,
  { draft: { type, address }, values: { usesWallet } }: Checkout,
  { price: { total } }: Quote,
): PaymentOffer {
  const wallet = config.wallet ? (customer?.wallet ?? null) : null;
  const offer = { ...config, wallet, total, usesWallet, cash: null };
  const cash = useCash({ store, type, address, config, due: minor(total - partOf(offer)) });
  return { ...offer, cash };
}

export function CheckoutForm(props: HeldFormProps) {
  const { lines, store, config, cartIsSaving, isBuyNow, customer, onReread, onHold, onPlaced } = props;
  const t = useCheckoutMessages();
  const net = orderNet({ lines, storeDiscount: store.discount, coupon: minor(0) });
  const coupon = useCheckoutCoupon(store.id, net);
  const checkout = useCheckout({
    store,
    lines,
    net,
    customer,
    config,
    isBuyNow,
    needsTime: useNeedsTime(lines),
    couponCode: coupon.validCode,
    needsPrescription: needsPrescription(lines),
    onHold,
    onCouponRefused: () => coupon.setCoupon(null),
    onPlaced: (...placed) => {
      coupon.clearStoredCode();
      onPlaced(...placed);
    },
  });
  const { type, address, tip } = checkout.draft;
  const start = useAddressStart(customer, checkout.isReturning && isAddressRight(checkout.validationErrors));
  const quote = useQuote({ lines, store, type, address, config, tip, coupon: coupon.coupon });
  const offer = usePaymentOffer(props, checkout, quote);
  const chosen = checkout.values.payment ?? startPayment(checkout.startsWith, offer);
  const payment = payableBy(chosen, offer);
  const walletPart = partOf(offer);
  const shown = shownOrder(lines, quote);
  const seen = useSeenOrder(shown, cartIsSaving, onReread);
  const submit = (agreed: Minor | null) =>
    checkout.onSubmit((values) =>
      checkout.placeOrder({ ...values, payment, walletPart }, { km: quote.km, shown, agreed, check: seen.check }),
    );
  // A chosen time says it already.
  const arrival = checkout.draft.scheduleAt ? null : (
    <ErrorBoundary>
      <ArrivalLine {...{ store, lines }} draft={checkout.draft} isWaiting={cartIsSaving} />
    </ErrorBoundary>
  );
  return (
    <OrderForm
      kind="checkout"
      question={checkout.question}
      shown={shown}
      canSend={checkout.canSend}
      onSubmit={submit}
      onAnswer={() => {
        seen.accept();
        checkout.dismiss();
      }}
    >
      <FormGrid
        sections={<Fields {...props} {...{ net, checkout, coupon, quote, payment, offer, start }} />}
        label={t('summary.title')}
        send={
          <Send
            checkout={checkout}
            quote={quote}
            isPayable={!isRefused(payment, offer.cash)}
            isQuoting={quote.isLoading || !start.isKnown}
            isSaving={cartIsSaving}
          />
        }
      >
        <Summary {...{ lines, quote, config, tip, walletPart }} storeName={store.name} arrival={arrival} />
      </FormGrid>
    </OrderForm>
  );
}
