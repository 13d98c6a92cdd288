/** No such order, or not the customer's (TRK-04, ORD-06). */
import { Button, EmptyState } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { useTrackingMessages } from '../messages';

export default function OrderNotFound({ isBelowForm }: { isBelowForm: boolean }) {
  const t = useTrackingMessages();
  const trackLink = (
    <Button component={Link} to={paths.trackOrder()}>
      {t('track.title')}
    </Button>
  );
  return (
    <EmptyState
      drawing="search"
      title={t('notFound')}
      text={t('notFoundText')}
      action={isBelowForm ? null : trackLink}
    />
  );
}
