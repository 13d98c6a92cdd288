/** The price breakdown, calculated with the backend's pricing rules. */
import type { ShopConfig } from '@shop/api-client/start';
import type { CartLine } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import { useFormats } from '@shop/i18n';
import { PriceRow, PriceBreakdown } from '@shop/order-form';
import { Picture, Title, Written } from '@shop/ui';
import { minor, type Minor } from '@shop/util';
import type { ReactNode } from 'react';
import { ChargeRows } from './charge-rows';
import classes from './checkout-page.module.css';
import { useCheckoutMessages } from '../messages';
import type { Quote } from './sections/use-quote';

export function Summary({
  lines,
  quote,
  config,
  storeName,
  tip,
  walletPart,
  arrival,
}: {
  lines: readonly CartLine[];
  quote: Quote;
  config: ShopConfig;
  storeName: string;
  tip: Minor;
  /** What the wallet pays; 0: nothing. */
  walletPart: Minor;
  /** When it would arrive. */
  arrival: ReactNode;
}) {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  const { price, fee } = quote;
  const minus = (amount: Minor) => money(minor(-amount));
  return (
    <>
      <Title order={2} size="h3">
        <Written>{storeName}</Written>
      </Title>
      {arrival}
      <ul className={classes.lines}>
        {lines.map((line) => {
          const { total, gross, discount } = priceLine(line.item, line.choice, line.quantity);
          return (
            <li key={line.id} className={classes.line}>
              <span className={classes.thumb}>
                <Picture source={line.item.image} alt="" sizes="48px" />
              </span>
              <span>
                {t('summary.quantity', { count: line.quantity })} <Written>{line.item.name}</Written>
              </span>
              <span className={classes.price}>
                <bdi>{money(total)}</bdi>
                {discount > 0 ? <s>{money(gross)}</s> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <PriceBreakdown>
        <PriceRow label={t('summary.items')} value={money(price.items)} />
        {price.addOns > 0 ? <PriceRow label={t('summary.addOns')} value={money(price.addOns)} /> : null}
        {price.discount > 0 ? <PriceRow label={t('summary.discount')} value={minus(price.discount)} /> : null}
        {price.coupon > 0 ? <PriceRow label={t('summary.coupon')} value={minus(price.coupon)} /> : null}
        <PriceRow label={t(price.taxIncluded ? 'summary.taxIncluded' : 'summary.tax')} value={money(price.tax)} />
        <ChargeRows fee={fee} tip={tip} config={config} />
        <PriceRow label={t('summary.total')} value={money(price.total)} total />
        {walletPart > 0 ? (
          <>
            <PriceRow label={t('summary.wallet')} value={minus(walletPart)} />
            <PriceRow label={t('summary.rest')} value={money(minor(price.total - walletPart))} total />
          </>
        ) : null}
      </PriceBreakdown>
    </>
  );
}
