/** A coupon with a copy button: discount, minimum order, expiry date (PROMO-10 to PROMO-13). */
import type { Coupon } from '@shop/domain';
import { useDates, useFormats } from '@shop/i18n';
import { Button, showToast, Written } from '@shop/ui';
import { copyText } from '@shop/util/share';
import { IconCopy, IconTicket } from '@tabler/icons-react';
import classes from './coupon-card.module.css';
import { usePromoMessages } from '../../messages';

/** 'get 10% discount min Order of €15.00' */
export function useCouponOffer({ discount, freeDelivery, minimumPurchase }: Coupon): string {
  const t = usePromoMessages();
  const { money } = useFormats();
  const amount = money(minimumPurchase);
  if (freeDelivery || !discount) return t('coupon.free', { amount });
  return discount.kind === 'percent'
    ? t('coupon.percent', { percent: discount.percent, amount })
    : t('coupon.amount', { off: money(discount.amount), amount });
}

export function CouponCard({ coupon }: { coupon: Coupon }) {
  const t = usePromoMessages();
  const offer = useCouponOffer(coupon);
  const { date } = useDates();
  const { code, title, expires } = coupon;
  const copy = async () => {
    if (await copyText(code)) showToast(t('coupon.copied', { code }), 'good');
  };
  return (
    <article className={classes.card}>
      <IconTicket className={classes.mark} size={28} aria-hidden="true" />
      <div className={classes.content}>
        <h3 className={classes.title}>
          <Written>{title}</Written>
        </h3>
        <p className={classes.offer}>{offer}</p>
        {expires ? <p className={classes.until}>{t('coupon.until', { date: date(expires) })}</p> : null}
      </div>
      <Button
        className={classes.code}
        variant="default"
        aria-label={t('coupon.copy', { code })}
        rightSection={<IconCopy size={16} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        <Written>{code}</Written>
      </Button>
    </article>
  );
}
