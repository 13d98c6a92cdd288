/** Lazy coupons: few orders have one, so field and list load when opened. */
import { Button, ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import classes from './checkout-page.module.css';
import type { CouponFieldProps, CouponMode } from './coupon-field';
import { isPhone } from './is-phone';
import { couponMessages, useCheckoutMessages } from '../messages';

function OpenButton({ onOpen }: { onOpen?: () => void }) {
  const t = useCheckoutMessages();
  return (
    <Button
      className={classes.couponOpen}
      variant="default"
      fullWidth
      justify="flex-start"
      leftSection={<span className={classes.plus} />}
      onClick={onOpen}
    >
      {t('coupon.open')}
    </Button>
  );
}

const CouponField = lazyView(() => import('./coupon-field'), {
  on: 'press',
  messages: [couponMessages],
  Loading: ({ mode }) => (mode === 'field' ? <OpenButton /> : null),
});

export function CouponSection(props: Omit<CouponFieldProps, 'mode' | 'onMode'>) {
  const [mode, setMode] = useState<CouponMode>(props.storedCode === null ? 'closed' : 'field');
  const button = <OpenButton onOpen={() => setMode(isPhone() ? 'sheet' : 'field')} />;
  const isInForm = mode === 'field' || props.coupon !== null;
  return (
    <>
      {isInForm ? null : button}
      {isInForm || mode === 'sheet' ? (
        <ErrorBoundary fallback={isInForm ? button : null}>
          <CouponField {...props} mode={mode} onMode={setMode} />
        </ErrorBoundary>
      ) : null}
    </>
  );
}
