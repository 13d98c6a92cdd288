/** A bank transfer of an order: where to pay, what the customer tells about it, and its correction (PLUS-12). */
import { failureOf } from '@shop/api-client';
import type { OrderKey } from '@shop/api-client/orders';
import { useGetTransferMethodsQuery, useTellTransferMutation } from '@shop/api-client/payments';
import type { Order, Transfer, TransferMethod } from '@shop/domain';
import { useFormats, useLanguage } from '@shop/i18n';
import {
  Choice,
  Choices,
  focusFirstError,
  FormErrors,
  humanName,
  NoteField,
  TransferAccount,
  useTransferMessages,
} from '@shop/order-form';
import { Button, LineSkeletons, LoadFailed, showToast, TextInput, Written } from '@shop/ui';
import { cleanText, isBlank, minor } from '@shop/util';
import { useId, useState, type FormEvent } from 'react';
import classes from './payment.module.css';
import { useDuePaymentMessages } from '../messages';

export interface PaymentTransferProps {
  order: Order;
  orderKey: OrderKey;
}

type Field = TransferMethod['fields'][number];

/** What a phone's keyboard shows for a field, by its name: the backend has no word for it. */
export function keyboardOf(name: string): 'tel' | 'email' | 'decimal' | 'text' {
  if (/phone|mobile/i.test(name)) return 'tel';
  if (/e-?mail/i.test(name)) return 'email';
  return /amount/i.test(name) ? 'decimal' : 'text';
}

const labelOf = ({ label, name }: Field): string => label || humanName(name);

/** The fields of a report: values are sent with Latin digits, as banks write them. */
function useReport({ order, orderKey }: PaymentTransferProps, told: Transfer | null, onTold: () => void) {
  const t = useDuePaymentMessages();
  const [inputs, setInputs] = useState<Readonly<Record<string, string>>>(told?.inputs ?? {});
  const [note, setNote] = useState(told?.note ?? '');
  const [isPressed, setPressed] = useState(false);
  const [tell, { isLoading, error }] = useTellTransferMutation();
  const errorOf = ({ isRequired, ...field }: Field): string | null =>
    isPressed && isRequired && isBlank(inputs[field.name] ?? '')
      ? t('transfer.required', { field: labelOf({ isRequired, ...field }) })
      : null;
  const send = (method: TransferMethod) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setPressed(true);
    if (method.fields.some(({ name, isRequired }) => isRequired && isBlank(inputs[name] ?? '')))
      return focusFirstError(event);
    const answer = await tell({
      orderId: order.id,
      guestId: orderKey.guestId,
      methodId: method.id,
      inputs: Object.fromEntries(method.fields.map(({ name }) => [name, cleanText('numbered', inputs[name] ?? '')])),
      note,
      isCorrection: told !== null,
    });
    if (answer.error) return;
    showToast(t('transfer.saved'), 'good');
    onTold();
  };
  const serverErrors = error ? failureOf(error).messages : null;
  const change = (name: string, value: string) => setInputs({ ...inputs, [name]: value });
  return { inputs, change, note, setNote, errorOf, send, isLoading, serverErrors };
}

function ReportForm({
  onTold,
  methods,
  ...props
}: PaymentTransferProps & { methods: readonly TransferMethod[]; onTold: () => void }) {
  const t = useDuePaymentMessages();
  const { money } = useFormats();
  const { order } = props;
  const told = order.transfer;
  const name = useId();
  const report = useReport(props, told, onTold);
  const [chosen, setChosen] = useState(told?.methodId ?? null);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (!method) return <p role="alert">{t('transfer.none')}</p>;
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void report.send(method)(event)}>
      {methods.length > 1 ? (
        <fieldset className={classes.accounts}>
          <legend>{t('transfer.account')}</legend>
          <Choices>
            {methods.map((one) => (
              <Choice key={one.id} name={name} checked={one === method} onChoose={() => setChosen(one.id)}>
                <Written>{one.name}</Written>
              </Choice>
            ))}
          </Choices>
        </fieldset>
      ) : null}
      <TransferAccount method={method} amount={money(minor(order.total - order.walletPaid))} orderId={order.id} />
      {method.fields.map((field) => (
        <TextInput
          key={field.name}
          label={<Written>{labelOf(field)}</Written>}
          required={field.isRequired}
          inputMode={keyboardOf(field.name)}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={200}
          dir="auto"
          value={report.inputs[field.name] ?? ''}
          error={report.errorOf(field)}
          errorProps={{ role: 'alert' }}
          onChange={(event) => report.change(field.name, event.currentTarget.value)}
        />
      ))}
      <NoteField label={t('transfer.note')} value={report.note} onChange={report.setNote} />
      <FormErrors errors={[]} serverErrors={report.serverErrors} />
      <Button type="submit" loading={report.isLoading}>
        {t(told ? 'transfer.save' : 'transfer.send')}
      </Button>
    </form>
  );
}

/** What was told, until it is checked. */
function Told({
  transfer,
  methods,
  onCorrect,
}: {
  transfer: Transfer;
  methods: readonly TransferMethod[];
  onCorrect: () => void;
}) {
  const t = useDuePaymentMessages();
  const fields = methods.flatMap((method) => method.fields);
  const nameOf = (name: string) =>
    labelOf(fields.find((field) => field.name === name) ?? { name, label: '', isRequired: false });
  return (
    <>
      <dl className={classes.told} aria-label={t('transfer.told')}>
        {Object.entries(transfer.inputs)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>
                <Written>{nameOf(name)}</Written>
              </dt>
              <dd>
                <Written>{value}</Written>
              </dd>
            </div>
          ))}
      </dl>
      <Button variant="default" onClick={onCorrect}>
        {t('transfer.correct')}
      </Button>
    </>
  );
}

export default function PaymentTransfer(props: PaymentTransferProps) {
  const tAccounts = useTransferMessages();
  const { transfer } = props.order;
  const { data: methods, isError, refetch } = useGetTransferMethodsQuery({ language: useLanguage() });
  const [isCorrecting, setCorrecting] = useState(false);
  if (isError && !methods)
    return <LoadFailed title={tAccounts('failed')} retryLabel={tAccounts('retry')} onRetry={() => void refetch()} />;
  if (!methods) return <LineSkeletons count={4} label={tAccounts('loading')} />;
  if (transfer?.state === 'pending' && !isCorrecting)
    return <Told transfer={transfer} methods={methods} onCorrect={() => setCorrecting(true)} />;
  return <ReportForm {...props} methods={methods} onTold={() => setCorrecting(false)} />;
}
