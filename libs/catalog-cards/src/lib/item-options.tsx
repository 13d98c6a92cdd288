/** Variations, food options and add-ons as native radios and checkboxes, so that keyboard and screen reader know them. */
import type { AddOn, Choice, Item, OptionGroup } from '@shop/domain';
import {
  addOnQuantity,
  hasLimits,
  setAddOn,
  toggleOption,
  variationOptions,
  variationType,
} from '@shop/domain/variation';
import { useFormats } from '@shop/i18n';
import { Badge, IconButton, Written } from '@shop/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './item-options.module.css';
import { useCardText } from './texts';

function Field({
  title,
  hint,
  fault,
  badge,
  children,
}: {
  title: string;
  hint?: string | null;
  fault: string | null;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      className={classes.field}
      data-fault={fault ? true : undefined}
      aria-describedby={`${id}-hint ${id}-fault`}
    >
      <legend className={classes.legend}>
        <Written>{title}</Written> {badge}
      </legend>
      {hint ? (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <p className={classes.fault} id={`${id}-fault`} aria-live="polite">
        {fault}
      </p>
    </fieldset>
  );
}

export interface GroupFieldProps {
  group: OptionGroup;
  choice: Choice;
  onChange: (choice: Choice) => void;
  fault: string | null;
}

/** A group of food options. A single choice toggles off when pressed again, so it is a checkbox in behaviour. */
export function GroupField({ group, choice, onChange, fault }: GroupFieldProps) {
  const t = useCardText();
  const { money } = useFormats();
  const chosen = choice.options[group.name] ?? [];
  return (
    <Field
      title={group.name}
      fault={fault}
      hint={hasLimits(group) ? t('dialog.limits', { min: group.min, max: group.max }) : null}
      badge={
        <Badge tone={group.required ? 'accent' : 'quiet'}>
          {t(group.required ? 'dialog.required' : 'dialog.optional')}
        </Badge>
      }
    >
      {group.options.map(({ label, price }) => (
        <label key={label} className={classes.option}>
          <input
            type="checkbox"
            data-single={!group.multi || undefined}
            checked={chosen.includes(label)}
            onChange={() => onChange(toggleOption(choice, group, label))}
          />
          <Written>{label}</Written>
          {price > 0 ? <bdi className={classes.price}>+{money(price)}</bdi> : null}
        </label>
      ))}
    </Field>
  );
}

export interface VariationFieldProps {
  item: Item;
  choice: Choice;
  onChange: (choice: Choice) => void;
  fault: string | null;
}

/** Priced variations of goods: the choices' options, or the variations themselves where no choices are told (ITEM-23). */
export function VariationField({ item, choice, onChange, fault }: VariationFieldProps) {
  const name = useId();
  const { money } = useFormats();
  const t = useCardText();
  const [values, setValues] = useState(() => variationOptions(item, choice.variation));
  if (item.choices.length < 2) {
    const labels = item.choices[0]?.options ?? [];
    return (
      <Field title={item.choices[0]?.title ?? ''} fault={fault}>
        {item.variations.map((variation) => (
          <label key={variation.type} className={classes.option} data-out={variation.stock <= 0 || undefined}>
            <input
              type="radio"
              name={name}
              checked={choice.variation === variation.type}
              onChange={() => onChange({ ...choice, variation: variation.type })}
            />
            <Written>{labels.find((label) => variationType([label]) === variation.type) ?? variation.type}</Written>
            <bdi className={classes.price}>{variation.stock <= 0 ? t('outOfStock') : money(variation.price)}</bdi>
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
    <Field key={entry.name} title={entry.title} fault={index === item.choices.length - 1 ? fault : null}>
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
  const t = useCardText();
  const { money } = useFormats();
  const quantity = addOnQuantity(choice, addOn);
  return (
    <div className={classes.addOn}>
      <label className={classes.option}>
        <input
          type="checkbox"
          checked={quantity > 0}
          onChange={(event) => onChange(setAddOn(choice, addOn, event.currentTarget.checked ? 1 : 0))}
        />
        <Written>{addOn.name}</Written>
        <bdi className={classes.price}>+{money(addOn.price)}</bdi>
      </label>
      <IconButton
        aria-label={t('stepper.less', { name: addOn.name })}
        disabled={quantity === 0}
        onClick={() => onChange(setAddOn(choice, addOn, quantity - 1))}
      >
        <IconMinus size={16} />
      </IconButton>
      <output className={classes.count}>{quantity}</output>
      <IconButton
        aria-label={t('stepper.more', { name: addOn.name })}
        onClick={() => onChange(setAddOn(choice, addOn, quantity + 1))}
      >
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
  const t = useCardText();
  return (
    <Field title={t('dialog.addOns')} fault={null}>
      {item.addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} choice={choice} onChange={onChange} />
      ))}
    </Field>
  );
}
