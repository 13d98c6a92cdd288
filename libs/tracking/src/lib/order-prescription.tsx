/** The prescription of an order: its pictures, and where the price stands (PLUS-15). */
import type { Order } from '@shop/domain';
import { awaitsPrice } from '@shop/domain/tracking';
import { Picture } from '@shop/ui';
import classes from './order-prescription.module.css';
import { useTrackingText } from './texts';

/** What the pharmacy does with it now, told again when the price is there. */
function Standing({ order }: { order: Order }) {
  const t = useTrackingText();
  return (
    <p role="status" className={classes.standing}>
      {awaitsPrice(order) ? t('prescription.reading') : t('prescription.priced')}
    </p>
  );
}

export default function OrderPrescription({ order }: { order: Order }) {
  const t = useTrackingText();
  return (
    <section className={classes.card} aria-label={t('prescription.title')}>
      <strong>{t('prescription.title')}</strong>
      {order.isPrescription ? <Standing order={order} /> : null}
      <ul className={classes.pictures}>
        {order.attachments.map((picture, index) => (
          <li key={picture.url}>
            <a href={picture.url} target="_blank" rel="noreferrer" className={classes.paper}>
              <Picture source={picture} alt={t('prescription.picture', { number: index + 1 })} fills />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
