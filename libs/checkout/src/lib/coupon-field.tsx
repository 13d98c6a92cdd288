/** A coupon's code: asked of the backend, shown with what it takes off, taken away again (CHK-18). */
import { Button, TextInput } from '@shop/ui';
import { failureOf, useScope } from '@shop/api-client';
import { useLazyApplyCouponQuery } from '@shop/api-client/coupons';
import type { Coupon, Store } from '@shop/domain';
import { couponWorth } from '@shop/domain/coupon';
import { useFormats } from '@shop/i18n';
import { FormSection } from '@shop/order-form';
import { useSession } from '@shop/session';
import { minor, type Minor } from '@shop/util';
import { IconTicket, IconX } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import classes from './checkout-page.module.css';
import { useCheckoutMessages } from '../messages';

export interface CouponFieldProps {
  store: Store;
  /** Before the coupon. */
  net: Minor;
  coupon: Coupon | null;
  /** A code that was given here before: asked for at once. */
  kept: string | null;
  onChange: (coupon: Coupon | null) => void;
}

function Given({ coupon, net, onRemove }: { coupon: Coupon; net: Minor; onRemove: () => void }) {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  const { holds, missing, off, freeDelivery } = couponWorth(coupon, net);
  const { code } = coupon;
  return (
    <div className={classes.coupon} data-holds={holds}>
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

export default function CouponField({ store, net, coupon, kept, onChange }: CouponFieldProps) {
  const t = useCheckoutMessages();
  const scope = useScope(store.moduleId);
  const { guestId, token } = useSession('guestId', 'token');
  const [code, setCode] = useState(coupon ? '' : (kept ?? ''));
  const [error, setError] = useState<string | null>(null);
  const [ask, { isFetching }] = useLazyApplyCouponQuery();
  const question = (said: string) => ask({ scope, code: said, storeId: store.id, guestId: token ? null : guestId });
  const take = (answer: Awaited<ReturnType<typeof question>>) => {
    if (!answer.data) return setError(failureOf(answer.error).messages.join(' '));
    setCode('');
    setError(null);
    onChange(answer.data);
  };
  const apply = () => {
    const said = code.trim();
    if (said) void question(said).then(take);
    else setError(t('coupon.missing'));
  };
  useEffect(() => {
    if (code) void question(code.trim()).then(take);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what is typed later waits for its button
  }, []);
  // Enter applies the code; it does not place the order.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <FormSection title={t('coupon.title')}>
      {coupon ? (
        <Given coupon={coupon} net={net} onRemove={() => onChange(null)} />
      ) : (
        <div className={classes.couponRow}>
          <TextInput
            label={t('coupon.label')}
            value={code}
            error={error}
            autoComplete="off"
            dir="ltr"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            onChange={(event) => setCode(event.currentTarget.value)}
            onKeyDown={press}
          />
          <Button variant="default" loading={isFetching} onClick={apply}>
            {t('coupon.apply')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
