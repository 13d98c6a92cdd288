/** The coupon field: the backend checks the code; a valid one shows its discount and can be removed (CHK-18). */
import { useForm } from '@mantine/form';
import { failureOf, useScope } from '@shop/api-client';
import { useLazyApplyCouponQuery } from '@shop/api-client/coupons';
import type { Coupon, Store } from '@shop/domain';
import { couponWorth } from '@shop/domain/coupon';
import { useFormats } from '@shop/i18n';
import { FormSection } from '@shop/order-form';
import { useSession } from '@shop/session';
import { Button, TextInput } from '@shop/ui';
import { cleanText, minor, type Minor } from '@shop/util';
import { IconTicket, IconX } from '@tabler/icons-react';
import { useEffect, type KeyboardEvent } from 'react';
import classes from './checkout-page.module.css';
import { useCheckoutMessages } from '../messages';

export interface CouponFieldProps {
  store: Store;
  /** Net amount of the order before the coupon. */
  net: Minor;
  coupon: Coupon | null;
  /** A code applied earlier in this session: checked again on mount. */
  storedCode: string | null;
  onChange: (coupon: Coupon | null) => void;
}

function AppliedCoupon({ coupon, net, onRemove }: { coupon: Coupon; net: Minor; onRemove: () => void }) {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  const { holds, missing, off, freeDelivery } = couponWorth(coupon, net);
  const { code } = coupon;
  return (
    <div className={classes.coupon} data-valid={holds}>
      <IconTicket size={22} aria-hidden="true" />
      <p role="status">
        <strong>{holds ? t('coupon.applied', { code }) : t('coupon.below', { amount: money(missing), code })}</strong>
        {holds ? <span>{freeDelivery ? t('coupon.free') : money(minor(-off))}</span> : null}
      </p>
      <Button variant="subtle" size="md" aria-label={t('coupon.remove', { code })} onClick={onRemove}>
        <IconX size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}

export default function CouponField({ store, net, coupon, storedCode, onChange }: CouponFieldProps) {
  const t = useCheckoutMessages();
  const scope = useScope(store.moduleId);
  const { guestId, token } = useSession('guestId', 'token');
  const form = useForm({
    initialValues: { code: coupon ? '' : (storedCode ?? '') },
    validate: { code: (value: string) => (cleanText('code', value) ? null : t('coupon.missing')) },
  });
  const [fetchCoupon, { isFetching }] = useLazyApplyCouponQuery();
  const check = async ({ code: typed }: { code: string }) => {
    const code = cleanText('code', typed);
    form.setValues({ code });
    const answer = await fetchCoupon({ scope, code, storeId: store.id, guestId: token ? null : guestId });
    if (!answer.data) return form.setFieldError('code', failureOf(answer.error).messages.join(' '));
    form.setValues({ code: '' });
    onChange(answer.data);
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
    <FormSection title={t('coupon.title')}>
      {coupon ? (
        <AppliedCoupon coupon={coupon} net={net} onRemove={() => onChange(null)} />
      ) : (
        <div className={classes.couponRow}>
          <TextInput
            label={t('coupon.label')}
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
            {t('coupon.apply')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
