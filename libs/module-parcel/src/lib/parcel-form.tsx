/** The form: what, from whom, to whom, for the courier, who pays; figures and button beside it. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetMostTipQuery } from '@shop/api-client/orders';
import { useGetParcelInstructionsQuery } from '@shop/api-client/parcels';
import type { ShopConfig } from '@shop/api-client/start';
import type { ParcelCategory } from '@shop/domain';
import type { ParcelError, PartyName } from '@shop/domain/parcel-faults';
import { useFormats, useLanguage } from '@shop/i18n';
import {
  CashPayment,
  Choice,
  Choices,
  Figure,
  Figures,
  FormGrid,
  FormSection,
  NoteField,
  FormErrors,
  TipField,
  useContactErrorText,
} from '@shop/order-form';
import { Button, NativeSelect, Picture, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ParcelPageProps } from './parcel-page';
import classes from './parcel-page.module.css';
import { useParcelMessages } from '../messages';
import { useParcelDraft, useSendParcel } from './use-parcel';
import { useParcelQuote, type ParcelQuote } from './use-parcel-quote';
import { RouteMap } from './route-map';

function What({ category }: { category: ParcelCategory }) {
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

function ParcelFigures({ quote, tip, config }: { quote: ParcelQuote; tip: number; config: ShopConfig }) {
  const t = useParcelMessages();
  const { money } = useFormats();
  const { km, fee, total, finding } = quote;
  const unknown = t(finding ? 'page.finding' : 'page.unknown');
  return (
    <Figures>
      <Figure label={t('page.distance')} value={km === null ? unknown : t('page.km', { km: km.toFixed(2) })} />
      <Figure label={t('page.fee')} value={fee === null ? unknown : money(fee)} />
      {tip > 0 ? <Figure label={t('page.tip')} value={money(tip as never)} /> : null}
      {config.additionalCharge ? (
        <Figure label={config.additionalCharge.name} value={money(config.additionalCharge.amount)} />
      ) : null}
      <Figure label={t('page.total')} value={total === null ? '–' : money(total)} total />
    </Figures>
  );
}

export interface ParcelFormProps extends Pick<ParcelPageProps, 'customer' | 'addressPicker' | 'onPlaced'> {
  category: ParcelCategory;
  config: ShopConfig;
}

export function ParcelForm({ category, config, customer, addressPicker, onPlaced }: ParcelFormProps) {
  const t = useParcelMessages();
  const { digits } = useFormats();
  const language = useLanguage();
  const payerName = useId();
  const form = useRef<HTMLFormElement>(null);
  const ofContact = useContactErrorText();
  const { draft, change, changeParty } = useParcelDraft(customer);
  const { data: instructions = [] } = useGetParcelInstructionsQuery({ language });
  const { data: mostTip } = useGetMostTipQuery(config.tips ? undefined : skipToken);
  const quote = useParcelQuote({ category, ...draft, config });
  const sending = useSendParcel({ category, draft, quote, digits, onPlaced });
  const errorOf = (party: PartyName, field: ParcelError['field']): string | null => {
    const error = sending.errors.find((entry) => entry.party === party && entry.field === field);
    if (!error) return null;
    return error.field === 'address' ? t(`page.${error.reason}`) : ofContact(error);
  };
  const submit = async () => {
    if (await sending.place()) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const party = (who: PartyName) =>
    addressPicker({
      title: t(`page.${who}`),
      party: draft[who],
      onChange: (next) => changeParty(who, next),
      errorOf: (field) => errorOf(who, field),
      email: who === 'sender' && sending.asksEmail ? 'required' : 'no',
      isOwn: who === 'sender',
      start: draft.sender.address?.point ?? config.defaultPlace,
    });
  const { sender, receiver } = draft;
  const sections = (
    <>
      <What category={category} />
      {party('sender')}
      {party('receiver')}
      {sender.address && receiver.address ? (
        <RouteMap from={sender.address.point} to={receiver.address.point} km={quote.km ?? 2} />
      ) : null}
      <FormSection title={t('page.details')}>
        <div className={classes.gap}>
          {instructions.length > 0 ? (
            <NativeSelect
              label={t('page.instruction')}
              value={draft.instruction}
              data={[
                { value: '', label: t('page.noInstruction') },
                ...instructions.map((entry) => ({ value: entry, label: entry })),
              ]}
              onChange={(event) => change({ instruction: event.currentTarget.value })}
            />
          ) : null}
          <NoteField value={draft.note} onChange={(note) => change({ note })} />
        </div>
      </FormSection>
      {config.tips ? <TipField tip={draft.tip} most={mostTip ?? null} onChange={(tip) => change({ tip })} /> : null}
      <FormSection title={t('page.payer')}>
        <Choices>
          {(['sender', 'receiver'] as const).map((payer) => (
            <Choice key={payer} name={payerName} checked={draft.payer === payer} onChoose={() => change({ payer })}>
              {t(payer === 'sender' ? 'page.payerSender' : 'page.payerReceiver')}
            </Choice>
          ))}
        </Choices>
      </FormSection>
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
      <FormGrid sections={sections} label={t('page.summary')}>
        <Title order={2} size="h3">
          {t('page.summary')}
        </Title>
        <ParcelFigures quote={quote} tip={draft.tip} config={config} />
        <FormErrors errors={[]} answer={sending.refused} />
        <Button type="submit" size="lg" fullWidth loading={sending.sending}>
          {t('page.submit')}
        </Button>
      </FormGrid>
    </form>
  );
}
