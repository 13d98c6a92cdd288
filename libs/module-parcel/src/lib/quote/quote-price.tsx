/** Price, distance and time, as far as they are known, and the button that leads on to the form. */
import type { ShopConfig } from '@shop/api-client/start';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui';
import { useCommonMessages } from '@shop/view-kit';
import classes from './quote.module.css';
import type { ParcelQuote } from '../use-parcel-quote';
import { useParcelMessages } from '../../messages';

/** One sentence below the figures: what is missing, or what comes on top. */
function Notice({ figures, config }: { figures: ParcelQuote; config: ShopConfig }) {
  const t = useParcelMessages();
  const common = useCommonMessages();
  const { money } = useFormats();
  const { fee, isMissing, hasFailed, isLoading, retry } = figures;
  const extra = config.additionalCharge;
  if (hasFailed)
    return (
      <>
        {t('quote.failed')}{' '}
        <button type="button" className={classes.retry} onClick={retry}>
          {common('retry')}
        </button>
      </>
    );
  if (isLoading) return t('page.finding');
  if (isMissing) return t('quote.more');
  // What is known to be out of reach is said at its field.
  return extra && fee !== null ? t('quote.extra', { name: extra.name, amount: money(extra.amount) }) : null;
}

export function QuotePrice({ figures, config }: { figures: ParcelQuote; config: ShopConfig }) {
  const t = useParcelMessages();
  const { money, span } = useFormats();
  const { fee, lowest, km, minutes } = figures;
  return (
    <div className={classes.result}>
      <div role="status">
        <dl className={classes.figures}>
          <div className={classes.price}>
            <dt>{t('quote.price')}</dt>
            <dd>{fee === null ? t('quote.startsAt', { amount: money(lowest) }) : <bdi>{money(fee)}</bdi>}</dd>
          </div>
          <div>
            <dt>{t('page.distance')}</dt>
            <dd>{km === null ? '–' : t('page.km', { km: km.toFixed(2) })}</dd>
          </div>
          <div>
            <dt>{t('page.time')}</dt>
            <dd>{minutes === null ? '–' : span(minutes)}</dd>
          </div>
        </dl>
        <p className={classes.notice}>
          <Notice figures={figures} config={config} />
        </p>
      </div>
      <Button type="submit" size="lg" fullWidth>
        {t('quote.continue')}
      </Button>
    </div>
  );
}
