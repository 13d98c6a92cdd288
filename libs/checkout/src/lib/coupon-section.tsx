/** Lazy coupon field: few orders have a coupon, so it loads when opened. */
import { Button, ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import type { CouponFieldProps } from './coupon-field';
import { useCheckoutMessages } from '../messages';

function OpenButton({ onOpen }: { onOpen?: () => void }) {
  const t = useCheckoutMessages();
  return (
    <div>
      <Button variant="default" onClick={onOpen}>
        {t('coupon.open')}
      </Button>
    </div>
  );
}

const CouponField = lazyView(() => import('./coupon-field'), { on: 'press', Loading: () => <OpenButton /> });

export function CouponSection(props: CouponFieldProps) {
  const [open, setOpen] = useState(props.storedCode !== null);
  const button = <OpenButton onOpen={() => setOpen(true)} />;
  if (!open && !props.coupon) return button;
  return (
    <ErrorBoundary fallback={button}>
      <CouponField {...props} />
    </ErrorBoundary>
  );
}
