/** The prescription of an order: its pictures, and the state of its price (PLUS-15). */
import type { Order, Picture as Source } from '@shop/domain';
import { awaitsPrice } from '@shop/domain/tracking';
import { Picture } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useRef, useState } from 'react';
import classes from './prescription-card.module.css';
import { useTrackingMessages } from '../messages';

const PrescriptionPicture = lazyView(() => import('./prescription-picture'), { on: 'press' });

/** State of the prescription; a live region announces the price. */
function PriceStatus({ order }: { order: Order }) {
  const t = useTrackingMessages();
  return (
    <p role="status" className={classes.status}>
      {awaitsPrice(order) ? t('prescription.reading') : t('prescription.priced')}
    </p>
  );
}

/** Identity of a picture, without the signature in its URL. */
const fileOf = ({ url }: Source) => url.split('?')[0];
const areSameFiles = (some: readonly Source[], others: readonly Source[]) =>
  some.map(fileOf).join() === others.map(fileOf).join();

/**
 * Picture URLs expire, and each refetch of the order brings new ones. A loaded picture keeps its URL, so it is not
 * loaded again; one that fails switches to the newest URL, after at most one refetch.
 */
function useStableUrls(fresh: readonly Source[], onRefetch: () => Promise<unknown>) {
  const [stable, setStable] = useState(fresh);
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const hasRefetched = useRef(false);
  if (stable !== fresh && !areSameFiles(stable, fresh)) setStable(fresh);
  const shown = stable.map((picture, index) =>
    failedUrls.includes(picture.url) ? (fresh[index] ?? picture) : picture,
  );
  const onFailed = (url: string) => {
    setFailedUrls((previous) => [...previous, url]);
    if (hasRefetched.current || !fresh.some((picture) => picture.url === url)) return;
    hasRefetched.current = true;
    void onRefetch();
  };
  return { shown, onFailed };
}

export interface PrescriptionCardProps {
  order: Order;
  /** Refetches the order, because the URLs of its pictures expire. */
  onRefetch: () => Promise<unknown>;
}

export default function PrescriptionCard({ order, onRefetch }: PrescriptionCardProps) {
  const t = useTrackingMessages();
  const { shown, onFailed } = useStableUrls(order.attachments, onRefetch);
  const [opened, setOpened] = useState<number | null>(null);
  const openedPicture = opened === null ? undefined : order.attachments[opened];
  return (
    <section className={classes.card} aria-label={t('prescription.title')}>
      <strong>{t('prescription.title')}</strong>
      {order.isPrescription ? <PriceStatus order={order} /> : null}
      <ul className={classes.pictures}>
        {shown.map((picture, index) => (
          <li key={fileOf(picture)}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-haspopup="dialog"
              aria-label={t('prescription.open', { number: index + 1 })}
              onClick={() => setOpened(index)}
            >
              <Picture source={picture} alt="" fills onFailed={onFailed} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && openedPicture ? (
        <PrescriptionPicture
          picture={openedPicture}
          name={t('prescription.picture', { number: opened + 1 })}
          onRefetch={onRefetch}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}
