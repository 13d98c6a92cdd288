/** The variations of an item as a list: what every module has that does not fill the slot `itemOptions`. */
import type { Choice, Item } from '@shop/domain';
import type { GroupStep } from '@shop/domain/group-steps';
import { variationPrice } from '@shop/domain/option-price';
import { variationOptions, variationType } from '@shop/domain/variation';
import { useId, useState } from 'react';
import { ChoiceField, ChoiceNote, ChoiceOption, ChoicePrice } from './choice-field';
import { useCardMessages } from '../../messages';

export interface VariationFieldProps {
  item: Item;
  choice: Choice;
  onChange: (choice: Choice) => void;
  error: string | null;
}

/** A variation is always one: nothing more can be chosen than that. */
const stepOf = (isChosen: boolean, error: string | null): GroupStep => (isChosen && !error ? 'full' : 'open');

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
      <ChoiceField
        title={item.choices[0]?.title ?? ''}
        rule="one"
        step={stepOf(choice.variation !== null, error)}
        isRequired
        error={error}
      >
        {item.variations.map((variation) => (
          <ChoiceOption
            key={variation.type}
            type="radio"
            name={name}
            label={labels.find((label) => variationType([label]) === variation.type) ?? variation.type}
            isOut={variation.stock <= 0}
            checked={choice.variation === variation.type}
            onChange={() => onChange({ ...choice, variation: variation.type })}
            end={
              variation.stock <= 0 ? (
                <ChoiceNote>{t('outOfStock')}</ChoiceNote>
              ) : (
                <ChoicePrice price={variationPrice(item, variation)} />
              )
            }
          />
        ))}
      </ChoiceField>
    );
  }
  const choose = (index: number, option: string) => {
    const next = item.choices.map((_, at) => (at === index ? option : (values[at] ?? '')));
    setValues(next);
    onChange({ ...choice, variation: variationType(next) });
  };
  return item.choices.map((entry, index) => (
    <ChoiceField
      key={entry.name}
      title={entry.title}
      rule="one"
      step={stepOf(Boolean(values[index]), index === item.choices.length - 1 ? error : null)}
      isRequired
      error={index === item.choices.length - 1 ? error : null}
    >
      {entry.options.map((option) => (
        <ChoiceOption
          key={option}
          type="radio"
          name={`${name}-${index}`}
          label={option}
          checked={values[index] === option}
          onChange={() => choose(index, option)}
        />
      ))}
    </ChoiceField>
  ));
}
