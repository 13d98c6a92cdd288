/** Parts of an item's form, for what modules put into its slots. */
export {
  ChoiceField,
  ChoiceNote,
  ChoiceOption,
  ChoicePrice,
  type ChoiceFieldProps,
  type ChoiceOptionProps,
} from './lib/choices/choice-field';
export { VariationField, type VariationFieldProps } from './lib/choices/variation-field';
export { FormFacts } from './lib/form-facts';
export { FormNotice } from './lib/item-notices';
