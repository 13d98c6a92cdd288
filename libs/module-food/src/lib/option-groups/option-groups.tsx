/** Fills the slot `itemOptions`: the groups of options of a dish, with their limits (ITEM-18 to ITEM-20). */
import {
  ChoiceField,
  type ChoiceFieldProps,
  ChoiceOption,
  ChoicePrice,
  VariationField,
} from '@shop/catalog-cards/form-parts';
import type { Choice, Item, OptionGroup } from '@shop/domain';
import { groupStep } from '@shop/domain/group-steps';
import { optionPrice } from '@shop/domain/option-price';
import { hasLimits, isGroupFull, toggleOption } from '@shop/domain/variation';
import type { SlotProps } from '@shop/module-kit';
import { useId } from 'react';
import { useDishMessages } from '../../messages';
import classes from './option-groups.module.css';
import { useNextGroup } from './use-next-group';

interface GroupFieldProps extends Pick<ChoiceFieldProps, 'ref'> {
  item: Item;
  group: OptionGroup;
  choice: Choice;
  onChange: (choice: Choice) => void;
  error: string | null;
}

/** The rule of a group without limits, by whether it is required and takes several. */
const RULES = { 'true false': 'one', 'true true': 'some', 'false false': 'upToOne', 'false true': 'any' } as const;

/**
 * A group of food options. A single choice can be deselected, so it is a checkbox too. In a full group the other
 * options stay focusable, but disabled and described by the count (decision 031).
 */
function GroupField({ item, group, choice, onChange, error, ref }: GroupFieldProps) {
  const t = useDishMessages();
  const countId = useId();
  const chosen = choice.options[group.name] ?? [];
  const isFull = isGroupFull(group, choice);
  const { min, max } = group;
  return (
    <ChoiceField
      ref={ref}
      title={group.name}
      {...(hasLimits(group) ? {} : { rule: RULES[`${group.required} ${group.multi}`] })}
      step={groupStep(group, choice)}
      isRequired={group.required}
      error={error}
      hint={
        hasLimits(group) ? (
          <>
            <span>{t('options.limits', { min, max })}</span>
            <span className={classes.chosen} aria-hidden="true">
              {t('options.chosen', { chosen: chosen.length, max })}
            </span>
            <span className={classes.announcement} id={countId} aria-live="polite">
              {t('options.chosenTold', { chosen: chosen.length, max })}
            </span>
          </>
        ) : null
      }
    >
      {group.options.map(({ label, price }) => {
        const isDisabled = isFull && !chosen.includes(label);
        return (
          <ChoiceOption
            key={label}
            type="checkbox"
            label={label}
            data-single={!group.multi || undefined}
            isDisabled={isDisabled}
            aria-describedby={isDisabled ? countId : undefined}
            checked={chosen.includes(label)}
            onChange={() => onChange(toggleOption(choice, group, label))}
            end={price > 0 ? <ChoicePrice price={optionPrice(item, choice, group, label)} sign="+" /> : null}
          />
        );
      })}
    </ChoiceField>
  );
}

export default function OptionGroups({ item, choice, onChange, variationError, groupError }: SlotProps['itemOptions']) {
  const fieldAt = useNextGroup(item.groups, choice);
  return (
    <>
      {item.variations.length > 0 ? (
        <VariationField item={item} choice={choice} onChange={onChange} error={variationError} />
      ) : null}
      {item.groups.map((group, index) => (
        <GroupField
          key={group.name}
          ref={fieldAt(index)}
          item={item}
          group={group}
          choice={choice}
          onChange={onChange}
          error={groupError(group.name)}
        />
      ))}
    </>
  );
}
