/** The layout of an order form: sections on one side, price and button on the other. */
import { Written } from '@shop/ui';
import type { ReactNode } from 'react';
import classes from '../order-form.module.css';

export function FormGrid({ sections, label, children }: { sections: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={classes.grid}>
      <div className={classes.sections}>{sections}</div>
      <aside className={classes.aside} aria-label={label}>
        {children}
      </aside>
    </div>
  );
}

export interface FormSectionProps {
  title: string;
  /** Error of the whole section; makes the section focusable. */
  error?: string | null;
  children: ReactNode;
}

export function FormSection({ title, error = null, children }: FormSectionProps) {
  return (
    <fieldset className={classes.section} aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
      <legend>{title}</legend>
      {children}
      {error ? (
        <Written as="p" className={classes.error} role="alert">
          {error}
        </Written>
      ) : null}
    </fieldset>
  );
}

/** @param short choices of one word or amount: more of them fit in a row */
export function Choices({ short = false, children }: { short?: boolean; children: ReactNode }) {
  return (
    <div className={classes.choices} data-short={short || undefined}>
      {children}
    </div>
  );
}

export interface ChoiceProps {
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button whose whole area is pressable. */
export function Choice({ name, checked, disabled = false, onChoose, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      {children}
    </label>
  );
}

export function CheckBox({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={classes.checkbox}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {children}
    </label>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={classes.muted}>{children}</p>;
}
