/** Lazy coupon field: few orders have a coupon, so it loads when opened. */
import { Button, ErrorBoundary, LazyBoundary, lazyOnPress } from '@shop/ui';
import { useState } from 'react';
import type { CouponFieldProps } from './coupon-field';
import { useCheckoutMessages } from '../messages';

const CouponField = lazyOnPress(() => import('./coupon-field'));

export function CouponSection(props: CouponFieldProps) {
  const t = useCheckoutMessages();
  const [open, setOpen] = useState(props.storedCode !== null);
  const button = (
    <Button variant="default" onClick={() => setOpen(true)}>
      {t('coupon.open')}
    </Button>
  );
  if (!open && !props.coupon) return <div>{button}</div>;
  return (
    <ErrorBoundary fallback={<div>{button}</div>}>
      <LazyBoundary fallback={<div>{button}</div>}>
        <CouponField {...props} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
