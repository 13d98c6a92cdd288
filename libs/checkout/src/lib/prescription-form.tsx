/** The form of an order by prescription: pictures first, then where to and whom to ask; what is known of the price beside it. */
import { Button, Title } from '@shop/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetMostTipQuery } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import type { CheckoutError } from '@shop/domain/checkout';
import { useFormats } from '@shop/i18n';
import {
  CashPayment,
  FormGrid,
  FormSection,
  NoteField,
  PrescriptionField,
  FormErrors,
  TipField,
} from '@shop/order-form';
import { useRef } from 'react';
import { AddressSection } from './address-section';
import { TypeSection } from './checkout-sections';
import type { PrescriptionPageProps } from './prescription-page';
import classes from './prescription-page.module.css';
import { PrescriptionSummary } from './prescription-summary';
import { usePrescriptionPageMessages } from '../messages';
import { useErrorText } from './use-error-text';
import { usePrescription } from './use-prescription';
import { useQuote } from './use-quote';

function Steps({ store, collects }: { store: Store; collects: boolean }) {
  const t = usePrescriptionPageMessages();
  const steps = [t('steps.send'), t('steps.price', { store: store.name }), t(collects ? 'steps.collect' : 'steps.pay')];
  return (
    <ol className={classes.steps} aria-label={t('steps.title')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

export interface PrescriptionFormProps extends Pick<PrescriptionPageProps, 'customer' | 'addressArea' | 'onPlaced'> {
  store: Store;
  config: ShopConfig;
}

export function PrescriptionForm({ store, config, customer, addressArea, onPlaced }: PrescriptionFormProps) {
  const t = usePrescriptionPageMessages();
  const form = useRef<HTMLFormElement>(null);
  const { digits } = useFormats();
  const order = usePrescription({ store, customer, tips: config.tips, digits, onPlaced });
  const { draft, change, pictures } = order;
  const tips = config.tips && draft.type === 'delivery';
  const { data: mostTip } = useGetMostTipQuery(tips ? undefined : skipToken);
  const quote = useQuote({
    lines: [],
    store,
    type: draft.type,
    address: draft.address,
    config,
    tip: draft.tip,
    coupon: null,
  });
  const explain = useErrorText(store.name);
  const errorOf = (field: CheckoutError['field']): string | null => {
    const error = order.errors.find((entry) => entry.field === field);
    return error ? explain(error) : null;
  };
  const submit = async () => {
    if (await order.placeOrder(quote.km)) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const sections = (
    <>
      <PrescriptionField
        pictures={pictures}
        onChange={order.setPictures}
        hint={t('pictures')}
        isMissing={order.errors.some(({ field }) => field === 'prescription')}
        sending={order.sending}
      />
      <FormSection title={t('note')}>
        <NoteField value={draft.note} onChange={(note) => change({ note })} />
      </FormSection>
      <TypeSection store={store} draft={draft} onChange={change} />
      <AddressSection
        slot={addressArea}
        store={store}
        draft={draft}
        isOutside={order.isOutside}
        errorOf={errorOf}
        onChange={change}
      />
      {tips ? <TipField tip={draft.tip} most={mostTip ?? null} onChange={(tip) => change({ tip })} /> : null}
      <CashPayment />
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
      {isClosed(store) ? (
        <p className={classes.closed} role="status">
          {t('closed', { store: store.name })}
        </p>
      ) : null}
      <Steps store={store} collects={draft.type === 'take_away'} />
      <FormGrid sections={sections} label={t('summary')}>
        <Title order={2} size="h3">
          {t('summary')}
        </Title>
        <PrescriptionSummary quote={quote} config={config} tip={draft.tip} />
        <p className={classes.price}>{t('priceText')}</p>
        <FormErrors
          errors={order.errors.filter(({ field }) => field === 'order').map(explain)}
          answer={order.refused}
        />
        <Button type="submit" size="lg" fullWidth loading={order.sending}>
          {t('place')}
        </Button>
      </FormGrid>
    </form>
  );
}
