/**
 * Choosing goods: colours as swatches, everything else as chips. What cannot be had with what is chosen is struck out, but can
 * be chosen: nothing else of the choice changes by itself (PLUS-80, decision 093).
 */
import { ChoiceField, VariationField } from '@shop/catalog-cards/form-parts';
import type { ChoiceOption, Item } from '@shop/domain';
import { variationPrice } from '@shop/domain/option-price';
import { optionStates, type OptionState } from '@shop/domain/option-states';
import { variationOptions, variationType } from '@shop/domain/variation';
import { useFormats } from '@shop/i18n';
import type { SlotProps } from '@shop/module-kit';
import { Written } from '@shop/ui';
import { useId, useState } from 'react';
import classes from './choices.module.css';
import { ColourDot } from '../swatches/colour-dot';
import dots from '../swatches/swatches.module.css';
import { useGoodsMessages } from '../../messages';

/** Whether the combinations are made of the options: else they are listed as they are. */
const isCombined = ({ choices, variations }: Item): boolean =>
  variations.some(({ type }) => variationOptions({ choices }, type).length > 0);

/** The price of an option, where it alone decides and prices differ. */
function usePriceOf(item: Item): (option: string) => string | null {
  const { money } = useFormats();
  const prices = new Set(item.variations.map(({ price }) => price));
  return (option) => {
    const variation = item.variations.find(({ type }) => type === variationType([option]));
    const isDeciding = item.choices.length === 1 && prices.size > 1;
    return variation && isDeciding ? money(variationPrice(item, variation).now) : null;
  };
}

interface OptionProps {
  item: Item;
  choice: ChoiceOption;
  option: string;
  /** Of the radio buttons of the choice. */
  name: string;
  state: OptionState;
  isChosen: boolean;
  /** The chosen options of the other choices: 'Navy'. */
  others: string;
  onChoose: () => void;
}

function Option({ item, choice, option, name, state, isChosen, others, onChoose }: OptionProps) {
  const t = useGoodsMessages();
  const id = useId();
  const price = usePriceOf(item)(option);
  const swatch = choice.swatches?.find((entry) => entry.option === option);
  // Of two chosen options that cannot be had together the colour keeps its look: the other one is struck out.
  const isOut = state === 'soldOut' || (state === 'elsewhere' && !(swatch && isChosen));
  return (
    <>
      <label className={swatch ? classes.swatch : classes.chip} data-out={isOut || undefined}>
        <input
          className={classes.input}
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={isOut ? id : undefined}
        />
        {swatch ? <ColourDot colour={swatch.colour} size="lg" /> : null}
        <Written className={swatch ? dots.hidden : classes.label}>{option}</Written>
        {price && !swatch ? <small className={classes.price}>{price}</small> : null}
      </label>
      {isOut ? (
        <span className={dots.hidden} id={id}>
          {state === 'elsewhere' ? t('outWith', { options: others }) : t('out')}
        </span>
      ) : null}
    </>
  );
}

export default function Choices({ item, choice, onChange, variationError }: SlotProps['itemOptions']) {
  const t = useGoodsMessages();
  const name = useId();
  const [values, setValues] = useState(() => variationOptions(item, choice.variation));
  if (item.variations.length === 0) return null;
  if (!isCombined(item))
    return <VariationField item={item} choice={choice} onChange={onChange} error={variationError} />;
  const states = optionStates(item, values);
  const choose = (index: number, option: string) => {
    const next = item.choices.map((_, at) => (at === index ? option : (values[at] ?? '')));
    setValues(next);
    onChange({ ...choice, variation: variationType(next) });
  };
  const isMade = item.variations.some(({ type }) => type === choice.variation);
  const isWhole = item.choices.every((_, at) => values[at]);
  // Of a combination that is not made no module rule says that it is out of stock.
  const error = isWhole && !isMade ? t('notMade') : variationError;
  return item.choices.map((entry, index) => {
    const chosen = values[index];
    return (
      <ChoiceField
        key={entry.name}
        isPlain
        title={chosen ? t('chosen', { title: entry.title, option: chosen }) : entry.title}
        error={index === item.choices.length - 1 ? error : null}
      >
        <div className={classes.options}>
          {entry.options.map((option, at) => (
            <Option
              key={option}
              item={item}
              choice={entry}
              option={option}
              name={`${name}-${index}`}
              state={states[index]?.[at] ?? 'available'}
              isChosen={chosen === option}
              others={values.filter((value, other) => value && other !== index).join(' · ')}
              onChoose={() => choose(index, option)}
            />
          ))}
        </div>
      </ChoiceField>
    );
  });
}
