/** Errors of the whole order, from validation or from the backend. */
import { Written } from '@shop/ui';
import classes from './order-form.module.css';
import { useOrderFormMessages } from '../messages';

/** @param serverErrors messages of the backend; empty: network error; null: nothing was sent */
export function FormErrors({
  errors,
  serverErrors = null,
}: {
  errors: readonly string[];
  serverErrors?: readonly string[] | null;
}) {
  const t = useOrderFormMessages();
  const lines = [...errors, ...(serverErrors ?? []), ...(serverErrors?.length === 0 ? [t('failedLine')] : [])];
  if (lines.length === 0) return null;
  return (
    <div role="alert" className={classes.error}>
      {lines.map((line) => (
        <Written as="p" key={line}>
          {line}
        </Written>
      ))}
    </div>
  );
}
