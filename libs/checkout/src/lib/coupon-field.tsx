/**
 * The coupon of an order: a field for a code that the backend checks, and the customer's coupons. A valid one shows its discount and
 * can be removed (CHK-18). Opened on a phone, they are a sheet.
 */
import { useForm } from '@mantine/form';
import { failureOf, useScope } from '@shop/api-client';
import { useLazyApplyCouponQuery } from '@shop/api-client/coupons';
import type { Coupon, Customer, Store } from '@shop/domain';
import { couponWorth } from '@shop/domain/coupon';
import { useFormats } from '@shop/i18n';
import { FormSection } from '@shop/order-form';
import { useSession } from '@shop/session';
import { Button, SideSheet, TextInput } from '@shop/ui';
import { cleanText, type Minor } from '@shop/util';
import { IconTicket, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import classes from './checkout-page.module.css';
import { isPhone } from './is-phone';
import { CouponList, savingBy, type CouponListProps } from './coupon-list';
import { useCouponMessages } from '../messages';

/** Where field and list are: not open, in the form, or in a sheet above it. */
export type CouponMode = 'closed' | 'field' | 'sheet';

export interface CouponFieldProps {
  store: Store;
  /** null: a guest, who has no list. */
  customer: Customer | null;
  /** Net amount of the order before the coupon. */
  net: Minor;
  coupon: Coupon | null;
  /** A code applied earlier in this session: checked again on mount. */
  storedCode: string | null;
  quoteWith: CouponListProps['quoteWith'];
  onChange: (coupon: Coupon | null) => void;
  mode: CouponMode;
  onMode: (mode: CouponMode) => void;
}

/** Takes the focus on mount, where the pressed button is gone. @param isPressed false: it came with the page */
function useFocusOfGone(target: RefObject<HTMLElement | null>, isPressed: boolean): void {
  useEffect(() => {
    if (isPressed && document.activeElement === document.body) target.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on mount only
  }, []);
}

interface AppliedCouponProps {
  coupon: Coupon;
  net: Minor;
  quoteWith: CouponListProps['quoteWith'];
  isPressed: boolean;
  onRemove: () => void;
}

function AppliedCoupon({ coupon, net, quoteWith, isPressed, onRemove }: AppliedCouponProps) {
  const t = useCouponMessages();
  const { money } = useFormats();
  const remove = useRef<HTMLButtonElement>(null);
  useFocusOfGone(remove, isPressed);
  const { holds, missing, freeDelivery } = couponWorth(coupon, net);
  const saving = savingBy(quoteWith, coupon);
  const { code } = coupon;
  return (
    <div className={classes.coupon} data-valid={holds}>
      <IconTicket size={22} aria-hidden="true" />
      <p role="status">
        <strong>{holds ? t('applied', { code }) : t('below', { amount: money(missing), code })}</strong>
        {holds ? (
          <span>{freeDelivery || saving === null ? t('free') : t('saves', { amount: money(saving) })}</span>
        ) : null}
      </p>
      <Button ref={remove} variant="subtle" size="md" aria-label={t('remove', { code })} onClick={onRemove}>
        <IconX size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Asks the backend whether a code is valid here. @returns the coupon, or why it is refused */
function useAsk(store: Store) {
  const scope = useScope(store.moduleId);
  const { guestId, token } = useSession('guestId', 'token');
  const [fetchCoupon, { isFetching }] = useLazyApplyCouponQuery();
  const ask = async (code: string): Promise<Coupon | string> => {
    const answer = await fetchCoupon({ scope, code, storeId: store.id, guestId: token ? null : guestId });
    return answer.data ?? failureOf(answer.error).messages.join(' ');
  };
  return { ask, isFetching };
}

interface CodeFieldProps {
  store: Store;
  /** Checked on mount. */
  startCode: string;
  isPressed: boolean;
  onApplied: (coupon: Coupon) => void;
}

function CodeField({ store, startCode, isPressed, onApplied }: CodeFieldProps) {
  const t = useCouponMessages();
  const input = useRef<HTMLInputElement>(null);
  useFocusOfGone(input, isPressed);
  const form = useForm({
    initialValues: { code: startCode },
    validate: { code: (value: string) => (cleanText('code', value) ? null : t('missing')) },
  });
  const { ask, isFetching } = useAsk(store);
  const check = async ({ code: typed }: { code: string }) => {
    const code = cleanText('code', typed);
    form.setValues({ code });
    const answer = await ask(code);
    if (typeof answer === 'string') return form.setFieldError('code', answer);
    form.setValues({ code: '' });
    onApplied(answer);
  };
  // No `<form>` of its own: it is nested in the order's form.
  const apply = () => form.onSubmit(check)();
  useEffect(() => {
    if (form.values.code) void check(form.values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on mount only; later codes wait for the button
  }, []);
  // Enter applies the code instead of placing the order.
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={classes.couponRow}>
      <TextInput
        ref={input}
        label={t('label')}
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        {...form.getInputProps('code')}
        onKeyDown={applyOnEnter}
      />
      <Button variant="default" loading={isFetching} onClick={apply}>
        {t('apply')}
      </Button>
    </div>
  );
}

/** In the form: the applied coupon or the field, with the list below it, or a button that opens the list. */
function CouponInForm({ face, list, onList }: { face: ReactNode; list: ReactNode; onList: (() => void) | null }) {
  const t = useCouponMessages();
  return (
    <FormSection title={t('title')}>
      {face}
      {onList ? (
        <Button variant="subtle" className={classes.couponMore ?? ''} onClick={onList}>
          {t('list')}
        </Button>
      ) : (
        list
      )}
    </FormSection>
  );
}

/** Applies and removes; the sheet closes with the choice. */
function useChange({ store, onChange, mode, onMode }: CouponFieldProps) {
  const { ask } = useAsk(store);
  const change = (next: Coupon | null) => {
    if (mode === 'sheet') onMode('closed');
    onChange(next);
  };
  const apply = async (code: string) => {
    const answer = await ask(code);
    if (typeof answer === 'string') return answer;
    change(answer);
    return null;
  };
  return { change, apply };
}

export default function CouponField(props: CouponFieldProps) {
  const { store, customer, net, coupon, storedCode, quoteWith, onChange, mode, onMode } = props;
  const t = useCouponMessages();
  const { change, apply } = useChange(props);
  // A stored code came with the page: no list, and no focus, until something is pressed.
  const [isPressed, setPressed] = useState(storedCode === null);
  // One that was taken off is not asked for again.
  const [wasApplied, setWasApplied] = useState(false);
  if (coupon && !wasApplied) setWasApplied(true);
  const remove = () => {
    setPressed(true);
    onChange(null);
  };
  const openList = () => {
    setPressed(true);
    onMode(isPhone() ? 'sheet' : 'field');
  };
  const list = customer && (
    <CouponList {...{ store, customer, net, quoteWith }} chosen={coupon} onApply={apply} onRemove={remove} />
  );
  const startCode = wasApplied ? '' : (storedCode ?? '');
  const face = coupon ? (
    <AppliedCoupon {...{ coupon, net, quoteWith, isPressed }} onRemove={remove} />
  ) : (
    <CodeField {...{ store, startCode, isPressed }} onApplied={change} />
  );
  const hasButton = customer !== null && !(mode === 'field' && isPressed);
  return (
    <>
      {coupon || mode === 'field' ? (
        <CouponInForm face={face} list={list} onList={hasButton ? openList : null} />
      ) : null}
      {mode === 'sheet' ? (
        <SideSheet title={t('sheet')} closeLabel={t('close')} from="bottom" onClose={() => onMode('closed')}>
          {coupon ? null : face}
          {list}
        </SideSheet>
      ) : null}
    </>
  );
}
