/** The cart at the end of a store's items, on wide screens while it has lines. Its room is there before it (decision 142). */
import { useMediaQuery } from '@mantine/hooks';
import { useCartLines } from '@shop/catalog-cards';
import { useModulePorts } from '@shop/module-kit';
import { ErrorBoundary } from '@shop/ui';
import classes from './store-page.module.css';

export function StoreCart() {
  const { cartColumn } = useModulePorts();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const hasLines = useCartLines().length > 0;
  return (
    <div className={classes.cart}>
      <div className={classes.cartBox}>
        <ErrorBoundary>{isWide && hasLines ? cartColumn() : null}</ErrorBoundary>
      </div>
    </div>
  );
}
