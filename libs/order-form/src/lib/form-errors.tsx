/** What stops the order as a whole, or what the shop answered to it. */
import { Written } from '@shop/ui';
import classes from './order-form.module.css';
import { useOrderFormMessages } from '../messages';

/** @param answer the backend's messages; empty: it could not be reached; null: nothing was sent */
export function FormErrors({ errors, answer }: { errors: readonly string[]; answer: readonly string[] | null }) {
  const t = useOrderFormMessages();
  const lines = [...errors, ...(answer ?? []), ...(answer?.length === 0 ? [t('failedLine')] : [])];
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
