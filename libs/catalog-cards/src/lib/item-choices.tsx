/** The choices of an item: variation, option groups and add-ons, each with its error. */
import type { Item } from '@shop/domain';
import type { ChoiceError } from '@shop/domain/variation';
import { Slot } from '@shop/module-kit';
import { AddOnList } from './choices/add-on-list';
import { VariationField } from './choices/variation-field';
import { useCardMessages } from '../messages';
import type { ItemFormState } from './use-item-form';

function useChoiceErrorText(): (error: ChoiceError) => string {
  const t = useCardMessages();
  return (error) => {
    if (error.reason === 'groupEmpty') return t('dialog.groupEmpty', { group: error.group });
    if (error.reason === 'groupOutside')
      return t('dialog.groupOutside', { group: error.group, min: error.min, max: error.max });
    return t(error.reason === 'variationMissing' ? 'dialog.variationMissing' : 'dialog.variationOut');
  };
}

/** The visible error of the variation; 'out of stock' shows before the first submit. */
function useVariationError({ errors, isSubmitted }: ItemFormState): string | null {
  const t = useCardMessages();
  const textOf = useChoiceErrorText();
  const error = errors.find(
    ({ reason }) => reason === 'variationOutOfStock' || (isSubmitted && reason === 'variationMissing'),
  );
  if (!error) return null;
  return error.reason === 'variationOutOfStock' && !isSubmitted ? t('dialog.variationOutShort') : textOf(error);
}

/** Stable, as `setChoice` is: options that have not hydrated yet would lose the server's HTML by an update. */
const noError = () => null;

export function ItemChoices({ item, form }: { item: Item; form: ItemFormState }) {
  const textOf = useChoiceErrorText();
  const variationError = useVariationError(form);
  const { choice, setChoice, errors, isSubmitted } = form;
  const submittedError = (group: string): string | null => {
    const error = errors.find((entry) => 'group' in entry && entry.group === group);
    return error ? textOf(error) : null;
  };
  const groupError = isSubmitted ? submittedError : noError;
  return (
    <>
      <Slot
        name="itemOptions"
        moduleType={item.moduleType}
        item={item}
        choice={choice}
        onChange={setChoice}
        variationError={variationError}
        groupError={groupError}
        otherwise={
          item.variations.length > 0 ? (
            <VariationField item={item} choice={choice} onChange={setChoice} error={variationError} />
          ) : null
        }
      />
      {item.addOns.length > 0 ? <AddOnList item={item} choice={choice} onChange={setChoice} /> : null}
    </>
  );
}
