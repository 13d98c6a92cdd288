/** Variations, food options and add-ons as native radios and checkboxes, for keyboard and screen readers. */
import type { AddOn, Choice, Item, OptionGroup } from '@shop/domain';
import { optionPrice, variationPrice, type ReducedPrice } from '@shop/domain/option-price';
import {
  addOnQuantity,
  hasLimits,
  isGroupFull,
  setAddOn,
  toggleOption,
  variationOptions,
  variationType,
} from '@shop/domain/variation';
import { useFormats } from '@shop/i18n';
import { Badge, IconButton, PriceTag, showToast, Written } from '@shop/ui';
import { MOST_UNITS } from '@shop/util';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './item-options.module.css';
import { useCardMessages } from '../messages';

interface FieldProps {
  title: string;
  hint?: ReactNode;
  error: string | null;
  badge?: ReactNode;
  children: ReactNode;
}

/**
 * A group of options. The error stands above them, so that it is visible when the group is scrolled into view
 * (PLUS-27).
 */
function Field({ title, hint, error, badge, children }: FieldProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.field}
      data-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className={classes.legend}>
        <Written>{title}</Written> {badge}
      </legend>
      {hint ? (
        <div className={classes.hint} id={`${id}-hint`}>
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
function RowPrice({ price: { before, now }, sign = '' }: { price: ReducedPrice; sign?: string }) {
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

export interface GroupFieldProps {
  item: Item;
  group: OptionGroup;
  choice: Choice;
  onChange: (choice: Choice) => void;
  error: string | null;
}

/**
 * A group of food options. A single choice can be deselected, so it is a checkbox too. In a full group the other
 * options stay focusable, but disabled and described by the count (decision 031).
 */
export function GroupField({ item, group, choice, onChange, error }: GroupFieldProps) {
  const t = useCardMessages();
  const countId = useId();
  const chosen = choice.options[group.name] ?? [];
  const isFull = isGroupFull(group, choice);
  const { min, max } = group;
  return (
    <Field
      title={group.name}
      error={error}
      hint={
        hasLimits(group) ? (
          <>
            <span>{t('dialog.limits', { min, max })}</span>
            <span className={classes.chosen} aria-hidden="true">
              {t('dialog.chosen', { chosen: chosen.length, max })}
            </span>
            <span className={classes.announcement} id={countId} aria-live="polite">
              {t('dialog.chosenTold', { chosen: chosen.length, max })}
            </span>
          </>
        ) : null
      }
      badge={
        <Badge tone={group.required ? 'accent' : 'neutral'}>
          {t(group.required ? 'dialog.required' : 'dialog.optional')}
        </Badge>
      }
    >
      {group.options.map(({ label, price }) => {
        const isDisabled = isFull && !chosen.includes(label);
        return (
          <label key={label} className={classes.option} data-disabled={isDisabled || undefined}>
            <input
              type="checkbox"
              data-single={!group.multi || undefined}
              checked={chosen.includes(label)}
              onChange={() => onChange(toggleOption(choice, group, label))}
              {...(isDisabled ? { 'aria-disabled': true, 'aria-describedby': countId } : {})}
            />
            <Written>{label}</Written>
            {price > 0 ? <RowPrice price={optionPrice(item, choice, group, label)} sign="+" /> : null}
          </label>
        );
      })}
    </Field>
  );
}

export interface VariationFieldProps {
  item: Item;
  choice: Choice;
  onChange: (choice: Choice) => void;
  error: string | null;
}

/**
 * Priced variations of goods: the options of the choices, or the variations themselves if the backend sends no choices
 * (ITEM-23).
 */
export function VariationField({ item, choice, onChange, error }: VariationFieldProps) {
  const name = useId();
  const t = useCardMessages();
  const [values, setValues] = useState(() => variationOptions(item, choice.variation));
  if (item.choices.length < 2) {
    const labels = item.choices[0]?.options ?? [];
    return (
      <Field title={item.choices[0]?.title ?? ''} error={error}>
        {item.variations.map((variation) => (
          <label key={variation.type} className={classes.option} data-out={variation.stock <= 0 || undefined}>
            <input
              type="radio"
              name={name}
              checked={choice.variation === variation.type}
              onChange={() => onChange({ ...choice, variation: variation.type })}
            />
            <Written>{labels.find((label) => variationType([label]) === variation.type) ?? variation.type}</Written>
            {variation.stock <= 0 ? (
              <span className={classes.price}>{t('outOfStock')}</span>
            ) : (
              <RowPrice price={variationPrice(item, variation)} />
            )}
          </label>
        ))}
      </Field>
    );
  }
  const choose = (index: number, option: string) => {
    const next = item.choices.map((_, at) => (at === index ? option : (values[at] ?? '')));
    setValues(next);
    onChange({ ...choice, variation: variationType(next) });
  };
  return item.choices.map((entry, index) => (
    <Field key={entry.name} title={entry.title} error={index === item.choices.length - 1 ? error : null}>
      {entry.options.map((option) => (
        <label key={option} className={classes.option}>
          <input
            type="radio"
            name={`${name}-${index}`}
            checked={values[index] === option}
            onChange={() => choose(index, option)}
          />
          <Written>{option}</Written>
        </label>
      ))}
    </Field>
  ));
}

function AddOnRow({ addOn, choice, onChange }: { addOn: AddOn; choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useCardMessages();
  const quantity = addOnQuantity(choice, addOn);
  const more = () => {
    if (quantity >= MOST_UNITS) return showToast(t('outOfLimits'), 'bad');
    onChange(setAddOn(choice, addOn, quantity + 1));
  };
  return (
    <div className={classes.addOn}>
      <label className={classes.option}>
        <input
          type="checkbox"
          checked={quantity > 0}
          onChange={(event) => onChange(setAddOn(choice, addOn, event.currentTarget.checked ? 1 : 0))}
        />
        <Written>{addOn.name}</Written>
        <RowPrice price={{ before: addOn.price, now: addOn.price }} sign="+" />
      </label>
      <IconButton
        aria-label={t('stepper.less', { name: addOn.name })}
        disabled={quantity === 0}
        onClick={() => onChange(setAddOn(choice, addOn, quantity - 1))}
      >
        <IconMinus size={16} />
      </IconButton>
      <output className={classes.count}>{quantity}</output>
      <IconButton aria-label={t('stepper.more', { name: addOn.name })} onClick={more}>
        <IconPlus size={16} />
      </IconButton>
    </div>
  );
}

export function AddOnList({
  item,
  choice,
  onChange,
}: {
  item: Item;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const t = useCardMessages();
  return (
    <Field title={t('dialog.addOns')} error={null}>
      {item.addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} choice={choice} onChange={onChange} />
      ))}
    </Field>
  );
}
