/** The form of an order by prescription: pictures first, then address and contact; what is known of the price beside it. */
import type { ShopConfig } from '@shop/api-client/start';
import type { Customer, Store } from '@shop/domain';
import type { UnavailableWish } from '@shop/domain/order-wishes';
import { isClosed } from '@shop/domain/availability';
import type { CashRefusal } from '@shop/domain/cash';
import { CashPayment, FormGrid, FormSection, NoteField, OrderForm, PrescriptionField, SendBar } from '@shop/order-form';
import { Title } from '@shop/ui';
import type { Minor } from '@shop/util';
import { Wishes } from './wishes';
import {
  AddressSection,
  AfterAddress,
  useAddressStart,
  type AddressSlot,
  type AddressStart,
} from './sections/address-section';
import { orderErrors } from './sections/checkout-errors';
import { isAddressRight, useMissing } from './sections/missing';
import { TipSection, TypeSection } from './sections/checkout-sections';
import classes from './prescription-form.module.css';
import { PrescriptionSummary } from './prescription-summary';
import { usePrescriptionFormMessages } from '../messages';
import { usePrescription } from './use-prescription';
import { useCash } from './sections/use-cash';
import { shownOrder, useQuote } from './sections/use-quote';

function Steps({ store, isTakeAway }: { store: Store; isTakeAway: boolean }) {
  const t = usePrescriptionFormMessages();
  const steps = [
    t('steps.send'),
    t('steps.price', { store: store.name }),
    t(isTakeAway ? 'steps.collect' : 'steps.pay'),
  ];
  return (
    <ol className={classes.steps} aria-label={t('steps.title')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

export interface PrescriptionFormProps {
  store: Store;
  config: ShopConfig;
  /** null for guests. */
  customer: Customer | null;
  /** Where the order goes and whom to ask for. */
  addressSlot: AddressSlot;
  onPlaced: (orderId: string) => void;
}

type PrescriptionOrder = ReturnType<typeof usePrescription>;

const NOTHING: readonly UnavailableWish[] = [];

function Fields({
  store,
  config,
  addressSlot,
  order,
  start,
  cash,
}: Pick<PrescriptionFormProps, 'store' | 'config' | 'addressSlot'> & {
  start: AddressStart;
  order: PrescriptionOrder;
  cash: CashRefusal | null;
}) {
  const t = usePrescriptionFormMessages();
  const { draft, change, errors } = order;
  const isSettled = order.isReturning;
  const sectionProps = { store, draft, onChange: change, isSettled };
  return (
    <>
      <PrescriptionField
        pictures={order.values.pictures}
        onChange={(pictures) => change({ pictures })}
        hint={t('pictures')}
        isMissing={errors.pictures !== undefined}
        isUploading={order.isSending}
      />
      <FormSection title={t('note')}>
        <NoteField value={draft.note} onChange={(note) => change({ note })} />
        <Wishes draft={draft} onChange={change} unavailable={NOTHING} />
      </FormSection>
      <TypeSection {...sectionProps} />
      <AddressSection
        {...sectionProps}
        isSettled={isSettled ? isAddressRight(order.validationErrors) : null}
        slot={addressSlot}
        isOutside={order.isOutside}
        errors={errors}
        {...start}
      />
      <AfterAddress isKnown={start.isKnown}>
        <TipSection {...sectionProps} config={config} />
        <CashPayment type={draft.type} refusal={cash} />
      </AfterAddress>
    </>
  );
}

export function PrescriptionForm({ store, config, customer, addressSlot, onPlaced }: PrescriptionFormProps) {
  const t = usePrescriptionFormMessages();
  const order = usePrescription({ store, customer, tips: config.tips, onPlaced });
  const { type, address, tip } = order.draft;
  const start = useAddressStart(customer, order.isReturning && isAddressRight(order.validationErrors));
  const quote = useQuote({ lines: [], store, type, address, config, tip, coupon: null });
  const cash = useCash({ store, type, address, config, due: quote.price.total });
  const shown = shownOrder([], quote);
  const missing = useMissing(order.validationErrors, cash === null);
  const submit = (agreed: Minor | null) =>
    order.onSubmit((values) => order.placeOrder(values, { km: quote.km, shown, agreed }));
  return (
    <OrderForm
      kind="prescription"
      question={order.question}
      shown={shown}
      canSend={order.canSend}
      onSubmit={submit}
      onAnswer={order.dismiss}
    >
      {isClosed(store) ? (
        <p className={classes.closed} role="status">
          {t('closed', { store: store.name })}
        </p>
      ) : null}
      <Steps store={store} isTakeAway={type === 'take_away'} />
      <FormGrid
        sections={
          <Fields store={store} config={config} addressSlot={addressSlot} order={order} start={start} cash={cash} />
        }
        label={t('summary')}
        send={
          <SendBar
            label={t('place')}
            totalLabel={t('total')}
            total={t('totalLater')}
            missing={missing}
            errors={orderErrors(order.errors)}
            serverErrors={order.serverErrors}
            isSending={order.isSending || order.question !== null}
            disabled={quote.isLoading || !start.isKnown || cash !== null}
          />
        }
      >
        <Title order={2} size="h3">
          {t('summary')}
        </Title>
        <PrescriptionSummary quote={quote} config={config} tip={tip} />
        <p className={classes.price}>{t('priceText')}</p>
      </FormGrid>
    </OrderForm>
  );
}
