export { FormGrid, FormSection, FieldRow, Choices, Choice, CheckBox, Hint } from './lib/form-section';
export { AddressFields, type AddressFieldsProps } from './lib/address-fields';
export { ContactFields, type ContactFieldsProps } from './lib/contact-fields';
export { NoteField, type NoteFieldProps } from './lib/note-field';
export { TipField, type TipFieldProps } from './lib/tip-field';
export { CashPayment } from './lib/cash-payment';
export { Figure, Figures, type FigureProps } from './lib/figures';
export { Refusals } from './lib/refusals';
export { orderFormTexts, useContactFaultText } from './lib/texts';
export {
  orderStateTexts,
  useOrderStateText,
  OrderStateBadge,
  PaymentNames,
  PaymentParts,
  type GatewayTitles,
} from './lib/order-state';
