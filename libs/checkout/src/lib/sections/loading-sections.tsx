/** Sections of an order's form in the making. */
import { LineSkeletons } from '@shop/ui';
import classes from './loading-sections.module.css';
import { useCheckoutMessages } from '../../messages';

export function LoadingSections({ count }: { count: number }) {
  const t = useCheckoutMessages();
  return (
    <div className={classes.sections}>
      <LineSkeletons count={count} shape="field" label={t('loading')} />
    </div>
  );
}
