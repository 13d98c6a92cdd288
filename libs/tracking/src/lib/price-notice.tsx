/** Says at once that an order costs something else than the customer saw, with cancelling beside it (decision 077). */
import type { Order } from '@shop/domain';
import { canCancel } from '@shop/domain/tracking';
import { useFormats } from '@shop/i18n';
import type { PriceDifference } from '@shop/session';
import { Button, Text, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { CancelButton } from './cancel-button';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

export interface PriceNoticeProps {
  order: Order;
  guestId: string | null;
  difference: PriceDifference;
}

export default function PriceNotice({ order, guestId, difference }: PriceNoticeProps) {
  const t = useTrackingMessages();
  const { money } = useFormats();
  const mayCancel = canCancel(order.status);
  return (
    <section className={classes.due} aria-labelledby="price-difference">
      <div role="alert">
        <Title order={2} size="h3" id="price-difference">
          {t('difference.title')}
        </Title>
        <Text>
          {t('difference.text', { shown: money(difference.shown), charged: money(difference.charged) })}{' '}
          {t(mayCancel ? 'difference.cancel' : 'difference.ask')}
        </Text>
      </div>
      <div className={classes.actions}>
        <CancelButton order={order} guestId={guestId} />
        {mayCancel ? null : (
          <Button variant="default" component={Link} to={paths.help()}>
            {t('difference.help')}
          </Button>
        )}
      </div>
    </section>
  );
}
