/** The parcel form: category, sender, receiver, details, tip and payer, with price and submit button. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetMostTipQuery } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { Customer, ParcelCategory } from '@shop/domain';
import type { PartyName } from '@shop/domain/parcel-errors';
import { useFormats, useLanguage } from '@shop/i18n';
import { useModulePorts } from '@shop/module-kit';
import {
  CashPayment,
  Choice,
  Choices,
  PriceRow,
  PriceBreakdown,
  FormGrid,
  FormSection,
  NoteField,
  OrderForm,
  SendBar,
  TipField,
} from '@shop/order-form';
import { Button, NativeSelect, Picture, Title, Written } from '@shop/ui';
import { minor, paths, type Minor } from '@shop/util';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './parcel-page.module.css';
import { useParcelMessages } from '../messages';
import { useGetParcelInstructionsQuery } from './api/parcels';
import { useParcel, type Parcel } from './use-parcel';
import type { ParcelQuote } from './use-parcel-quote';
import { RouteMap } from './route-map';

function CategorySummary({ category }: { category: ParcelCategory }) {
  const t = useParcelMessages();
  return (
    <FormSection title={t('page.what')}>
      <div className={classes.what}>
        <span className={classes.thumb}>
          <Picture source={category.image} alt="" sizes="64px" />
        </span>
        <span>
          <strong>
            <Written>{category.name}</Written>
          </strong>
          <span className={classes.about}>
            <Written>{category.description}</Written>
          </span>
        </span>
        <Button component={Link} to={paths.home()} variant="default">
          {t('page.change')}
        </Button>
      </div>
    </FormSection>
  );
}

/** The total; "from" the lowest until both ends are chosen: nobody fills a form without a price (PLUS-68). */
function useTotal({ total, lowest, shown, isMissing }: ParcelQuote): string {
  const t = useParcelMessages();
  const { money } = useFormats();
  if (total !== null) return money(total);
  return isMissing ? t('quote.startsAt', { amount: money(minor(shown.total + lowest)) }) : '–';
}

function ParcelFigures({ quote, tip, config }: { quote: ParcelQuote; tip: Minor; config: ShopConfig }) {
  const t = useParcelMessages();
  const { money, span } = useFormats();
  const { km, minutes, fee, lowest, isLoading, isMissing } = quote;
  const unknown = isLoading ? t('page.finding') : isMissing ? t('page.unknown') : '–';
  return (
    <PriceBreakdown>
      <PriceRow label={t('page.distance')} value={km === null ? unknown : t('page.km', { km: km.toFixed(2) })} />
      <PriceRow label={t('page.time')} value={minutes ? span(minutes) : unknown} />
      <PriceRow
        label={t('page.fee')}
        value={fee !== null ? money(fee) : isMissing ? t('quote.startsAt', { amount: money(lowest) }) : unknown}
      />
      {tip > 0 ? <PriceRow label={t('page.tip')} value={money(tip)} /> : null}
      {config.additionalCharge ? (
        <PriceRow label={config.additionalCharge.name} value={money(config.additionalCharge.amount)} />
      ) : null}
      <PriceRow label={t('page.total')} value={useTotal(quote)} total />
    </PriceBreakdown>
  );
}

export interface ParcelFormProps {
  category: ParcelCategory;
  config: ShopConfig;
  /** null for guests. */
  customer: Customer | null;
  onPlaced: (orderId: string) => void;
}

type PartProps = Pick<ParcelFormProps, 'config'> & { parcel: Parcel };

function Parties({ parcel, config }: PartProps) {
  const t = useParcelMessages();
  const { partyForm } = useModulePorts();
  const { values, change, errors } = parcel;
  const start = values.sender.address?.point ?? config.defaultPlace;
  const party = (name: PartyName, isSender: boolean) => {
    const email = isSender && parcel.requiresEmail ? 'required' : 'no';
    return (
      <div className={classes.party} data-email={email}>
        {partyForm({
          title: t(`page.${name}`),
          party: values[name],
          onChange: (next) => change({ [name]: next }),
          errorOf: (field) => errors[field === 'address' ? `${name}.address` : `${name}.contact.${field}`] ?? null,
          email,
          canAutofill: isSender,
          start,
        })}
      </div>
    );
  };
  return (
    <div className={classes.parties}>
      {party('sender', true)}
      {party('receiver', false)}
    </div>
  );
}

/** Instruction and note for the courier. */
function Details({ parcel: { values, change } }: Pick<PartProps, 'parcel'>) {
  const t = useParcelMessages();
  const { data: instructions = [], isLoading } = useGetParcelInstructionsQuery({ language: useLanguage() });
  return (
    <FormSection title={t('page.details')}>
      <div className={classes.gap}>
        {isLoading || instructions.length > 0 ? (
          <NativeSelect
            label={t('page.instruction')}
            value={values.instruction}
            data={[
              { value: '', label: t('page.noInstruction') },
              ...instructions.map((entry) => ({ value: entry, label: entry })),
            ]}
            onChange={(event) => change({ instruction: event.currentTarget.value })}
          />
        ) : null}
        <NoteField value={values.note} onChange={(note) => change({ note })} />
      </div>
    </FormSection>
  );
}

const PAYERS = { sender: 'page.payerSender', receiver: 'page.payerReceiver' } as const;

function Payer({ parcel: { values, change } }: Pick<PartProps, 'parcel'>) {
  const t = useParcelMessages();
  const name = useId();
  return (
    <FormSection title={t('page.payer')}>
      <Choices>
        {(['sender', 'receiver'] as const).map((payer) => (
          <Choice key={payer} name={name} checked={values.payer === payer} onChoose={() => change({ payer })}>
            {t(PAYERS[payer])}
          </Choice>
        ))}
      </Choices>
    </FormSection>
  );
}

/** Total and button, with the first thing that the form lacks. */
function Send({ parcel }: Pick<PartProps, 'parcel'>) {
  const t = useParcelMessages();
  const { quote, validationErrors } = parcel;
  const [first] = validationErrors;
  const lacks = first && t(`page.lacks.${first.party}.${first.field === 'address' ? 'address' : 'contact'}`);
  return (
    <SendBar
      label={t('page.submit')}
      totalLabel={t('page.total')}
      total={useTotal(quote)}
      missing={lacks ?? (quote.cash ? t('page.lacks.payment') : null)}
      errors={[]}
      serverErrors={parcel.serverErrors}
      isSending={parcel.isSending || parcel.question !== null}
      disabled={quote.isLoading || quote.cash !== null}
    />
  );
}

export function ParcelForm({ category, config, customer, onPlaced }: ParcelFormProps) {
  const t = useParcelMessages();
  const parcel = useParcel({ category, config, customer, onPlaced });
  const { data: mostTip } = useGetMostTipQuery(config.tips ? undefined : skipToken);
  const { values, change, quote } = parcel;
  const { sender, receiver, tip } = values;
  const sections = (
    <>
      <CategorySummary category={category} />
      <Parties parcel={parcel} config={config} />
      {sender.address && receiver.address ? (
        <RouteMap from={sender.address.point} to={receiver.address.point} km={quote.km ?? 2} />
      ) : null}
      <Details parcel={parcel} />
      {config.tips ? (
        <TipField tip={tip} mostFrequent={mostTip ?? null} onChange={(next) => change({ tip: next })} />
      ) : null}
      <Payer parcel={parcel} />
      <CashPayment type="parcel" refusal={quote.cash} />
    </>
  );
  return (
    <OrderForm
      kind="parcel"
      question={parcel.question}
      shown={quote.shown}
      canSend={parcel.canSend}
      onSubmit={(agreed) => parcel.onSubmit((draft) => parcel.placeOrder(draft, agreed))}
      onAnswer={parcel.dismiss}
    >
      <FormGrid sections={sections} label={t('page.summary')} send={<Send parcel={parcel} />}>
        <Title order={2} size="h3">
          {t('page.summary')}
        </Title>
        <ParcelFigures quote={quote} tip={tip} config={config} />
      </FormGrid>
    </OrderForm>
  );
}
