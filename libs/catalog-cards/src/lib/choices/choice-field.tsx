/** Parts of all choices of an item: a group with its error, an option of it, and its price. */
import type { GroupStep } from '@shop/domain/group-steps';
import type { ReducedPrice } from '@shop/domain/option-price';
import { useFormats } from '@shop/i18n';
import { PriceTag, Written } from '@shop/ui';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import classes from './choice-field.module.css';
import { useCardMessages } from '../../messages';

export interface ChoiceFieldProps {
  title: string;
  /** How many of its options may be chosen, in words; without it the hint says so. */
  rule?: 'one' | 'upToOne' | 'some' | 'any';
  /** How far the choice has come; without it the group says neither that it is required nor that it is optional. */
  step?: GroupStep;
  isRequired?: boolean;
  hint?: ReactNode;
  error: string | null;
  /** The options are shapes of their own, not rows. */
  isPlain?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** 'Required', ticked off when enough is chosen; 'Optional'. As wide in each step, so that nothing moves at a choice. */
function StepMark({ step, isRequired }: { step: GroupStep; isRequired: boolean }) {
  const t = useCardMessages();
  return (
    <span className={classes.mark} data-step={step}>
      {t(isRequired ? 'dialog.required' : 'dialog.optional')}
    </span>
  );
}

/**
 * A group of options. The error stands above them, so that it is visible when the group is scrolled into view
 * (PLUS-27).
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const t = useCardMessages();
  const { title, rule, step, isRequired = false, hint, error, isPlain = false, children, ref } = props;
  const id = useId();
  return (
    <fieldset
      ref={ref}
      className={classes.field}
      data-invalid={error ? true : undefined}
      data-plain={isPlain || undefined}
      data-step={step}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className={classes.legend}>
        <Written>{title}</Written> {step ? <StepMark step={step} isRequired={isRequired} /> : null}
      </legend>
      {rule || hint ? (
        <div className={classes.hint} id={`${id}-hint`}>
          {rule ? <span>{t(`dialog.rule.${rule}`)}</span> : null}
          {hint}
        </div>
      ) : null}
      <p className={classes.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {children}
    </fieldset>
  );
}

/** Price at the far edge of the row, with the old price struck through. */
export function ChoicePrice({ price: { before, now }, sign = '' }: { price: ReducedPrice; sign?: string }) {
  const t = useCardMessages();
  const { money } = useFormats();
  return (
    <span className={classes.price}>
      <PriceTag
        now={`${sign}${money(now)}`}
        before={now < before ? `${sign}${money(before)}` : null}
        beforeLabel={t('was')}
      />
    </span>
  );
}

/** A word at the far edge of the row, instead of a price. */
export const ChoiceNote = ({ children }: { children: ReactNode }) => <span className={classes.price}>{children}</span>;

export interface ChoiceOptionProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  label: string;
  /** Struck through: it can not be had. */
  isOut?: boolean;
  /** Stands for itself, but can not be chosen now. */
  isDisabled?: boolean;
  /** At the far edge of the row. */
  end?: ReactNode;
}

/** A native radio or checkbox with its text, for keyboard and screen readers. */
export function ChoiceOption({ type, label, isOut = false, isDisabled = false, end, ...input }: ChoiceOptionProps) {
  const given = { ...input, 'aria-disabled': isDisabled || undefined };
  return (
    <label className={classes.option} data-out={isOut || undefined} data-disabled={isDisabled || undefined}>
      {type === 'radio' ? <input {...given} type="radio" /> : <input {...given} type="checkbox" />}
      <Written className={classes.label}>{label}</Written>
      {end}
    </label>
  );
}
