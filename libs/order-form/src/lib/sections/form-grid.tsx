/**
 * The layout of an order form: sections on one side, price and button on the other. On phones total and button are a bar at the
 * bottom, which ends where the form ends (decision 110).
 */
import { Button } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import { FormErrors } from '../form-errors';
import classes from '../order-form.module.css';

export interface FormGridProps {
  sections: ReactNode;
  /** Name of the price breakdown. */
  label: string;
  /** The price breakdown. */
  children: ReactNode;
  /** Total and button. */
  send: ReactNode;
}

export function FormGrid({ sections, label, children, send }: FormGridProps) {
  return (
    <div className={classes.grid}>
      <div className={classes.sections}>{sections}</div>
      <div className={classes.side}>
        <aside className={classes.aside} aria-label={label}>
          {children}
        </aside>
        {send}
      </div>
    </div>
  );
}

export interface SendBarProps {
  /** Text of the button. */
  label: string;
  /** Word before the total. */
  totalLabel: string;
  /** As the breakdown shows it. */
  total: string;
  /** What the form lacks, as something to do; null: nothing. */
  missing: string | null;
  /** Errors of the whole order. */
  errors: readonly string[];
  /** {@link FormErrors} */
  serverErrors: readonly string[] | null;
  /** It is being sent, or a question about it is open. */
  isSending: boolean;
  disabled: boolean;
}

export function SendBar({
  label,
  totalLabel,
  total,
  missing,
  errors,
  serverErrors,
  isSending,
  disabled,
}: SendBarProps) {
  const id = useId();
  return (
    <div className={classes.send} data-send-bar>
      <FormErrors errors={errors} serverErrors={serverErrors} />
      <div className={classes.sendRow}>
        <p className={classes.sendTotal}>
          <bdi className={classes.sendAmount}>{total}</bdi>
          <span id={id} className={missing ? classes.missing : classes.sendAmount}>
            {missing ?? totalLabel}
          </span>
        </p>
        <Button
          type="submit"
          size="lg"
          fullWidth
          aria-describedby={missing ? id : undefined}
          loading={isSending}
          disabled={disabled}
        >
          {/* New words are a new element: the old one would count as moved. */}
          <span key={label}>{label}</span>
        </Button>
      </div>
    </div>
  );
}
