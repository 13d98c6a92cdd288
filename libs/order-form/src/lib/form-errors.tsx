/** Errors of the whole order, from validation or from the backend. */
import { Written } from '@shop/ui';
import classes from './order-form.module.css';
import { useOrderFormMessages } from '../messages';

/** @param answer messages of the backend; empty: network error; null: nothing was sent */
export function FormErrors({
  errors,
  serverErrors,
}: {
  errors: readonly string[];
  serverErrors: readonly string[] | null;
}) {
  const t = useOrderFormMessages();
  const lines = [...errors, ...(serverErrors ?? []), ...(serverErrors?.length === 0 ? [t('failedLine')] : [])];
  if (lines.length === 0) return null;
  return (
    <div role="alert" className={classes.error}>
      {lines.map((line) => (
        <p key={line}>
          <Written>{line}</Written>
        </p>
      ))}
    </div>
  );
}
