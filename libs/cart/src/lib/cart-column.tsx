/** The cart beside the items of a store: its lines, total and checkout button stay in view on wide screens. */
import { Title, Written } from '@shop/ui';
import { useId } from 'react';
import { CartFooter, CartLineList, useCartPresses } from './cart-content';
import classes from './cart-column.module.css';
import { useCartLines } from './cart-context';
import type { CartPanelsProps } from './cart-panels-props';
import { useCartMessages } from '../messages';

export function CartColumn(props: CartPanelsProps) {
  const t = useCartMessages();
  const heading = useId();
  const lines = useCartLines();
  const { proceed, edit } = useCartPresses(props);
  const [first] = lines;
  if (!first) return null;
  const { storeName } = first.item;
  return (
    <aside className={classes.column} data-cart-column aria-labelledby={heading}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={heading}>
          {t('drawer.title')}
        </Title>
        <Written as="p" className={classes.store}>
          {storeName}
        </Written>
      </div>
      <div className={classes.lines}>
        <CartLineList lines={lines} label={storeName} onEdit={edit} />
      </div>
      <div className={classes.foot}>
        <CartFooter lines={lines} freeDeliveryOver={props.freeDeliveryOver} onProceed={proceed} />
      </div>
    </aside>
  );
}
