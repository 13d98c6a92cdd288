/** `/order-history/{id}`: an order of the customer or guest. */
import { Page } from '@shop/ui';
import { useParams } from 'react-router-dom';
import { OrderView, type Reorder } from './order-view';
import classes from './tracking.module.css';
import { useOrderKey } from './use-live-order';

export function OrderPage({ onReorder }: { onReorder: Reorder }) {
  const { id = '' } = useParams();
  const key = useOrderKey(id);
  return (
    <Page>
      <div className={classes.page}>
        <OrderView key={id} orderKey={key} onReorder={onReorder} />
      </div>
    </Page>
  );
}
