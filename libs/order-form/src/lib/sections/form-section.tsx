/** The sections of an order form; one whose answer came with the customer is one line until it is edited (decision 110). */
import { Written } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import classes from '../order-form.module.css';
import { useOrderFormMessages } from '../../messages';

/** The answer of a section that came with the customer. */
export interface SectionFold {
  /** The answer in one line. */
  summary: string;
  /** false: it has to be looked at, so the section is open. */
  isRight: boolean;
}

export interface FormSectionProps {
  title: string;
  /** Error of the whole section; makes the section focusable. */
  error?: string | null;
  /** Given when its answer came with the customer. Not given at one render and missing at another. */
  fold?: SectionFold | null | undefined;
  children: ReactNode;
}

/** Whether a section is one line. What was wrong once stays open: it must not close under the customer's hands. */
function useFold(fold: SectionFold | null | undefined, error: string | null) {
  const [isOpen, setOpen] = useState(false);
  const canFold = fold?.isRight === true && !error;
  if (fold && !canFold && !isOpen) setOpen(true);
  return { canFold, isFolded: canFold && !isOpen, toggle: () => setOpen(!isOpen) };
}

export function FormSection({ title, error = null, fold = null, children }: FormSectionProps) {
  const t = useOrderFormMessages();
  const id = useId();
  const { canFold, isFolded, toggle } = useFold(fold, error);
  const heading = (
    <button type="button" className={classes.heading} aria-expanded={!isFolded} aria-controls={id} onClick={toggle}>
      <span>{title}</span>
      <span className={classes.edit}>{t(isFolded ? 'fold.edit' : 'fold.close')}</span>
    </button>
  );
  return (
    <fieldset
      className={classes.section}
      // The button in the legend says more than the name of the section.
      aria-label={canFold ? title : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
      data-folded={isFolded || undefined}
    >
      <legend>{canFold ? heading : title}</legend>
      {isFolded ? (
        <Written as="p" className={classes.answer}>
          {fold?.summary ?? ''}
        </Written>
      ) : null}
      <div id={id} hidden={isFolded}>
        {children}
        {error ? (
          <Written as="p" className={classes.error} role="alert">
            {error}
          </Written>
        ) : null}
      </div>
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
