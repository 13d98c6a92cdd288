export { FormGrid, SendBar } from './lib/sections/form-grid';
export { FormSection, FieldRow, Choices, Choice, CheckBox, Hint, type SectionFold } from './lib/sections/form-section';
export { useOrderValues, useOrderErrors, focusFirstError, type FormErrorTexts } from './lib/sections/use-order-form';
export { AddressForm, type AddressFormProps } from './lib/address/address-form';
export {
  useAddressForm,
  filledAddress,
  type AddressFormState,
  type FilledAddress,
} from './lib/address/use-address-form';
export { ContactDialog } from './lib/contact-dialog';
export { AddressCard, type AddressCardProps } from './lib/address-card';
export { NoteField, type NoteFieldProps } from './lib/sections/note-field';
export { TipField, type TipFieldProps } from './lib/sections/tip-field';
export { PrescriptionField, type PrescriptionFieldProps } from './lib/prescription-field';
export { PrescriptionSection, type PrescriptionSectionProps } from './lib/prescription-section';
export { CashPayment, type CashPaymentProps } from './lib/cash-payment';
export { useCashText } from './lib/cash-text';
export { PriceRow, PriceBreakdown, type PriceRowProps } from './lib/sections/price-breakdown';
export { FormErrors } from './lib/form-errors';
export { OrderForm } from './lib/order-form';
export { useContactErrorText } from './lib/contact-error';
export {
  addressFormMessages,
  orderFormMessages,
  paymentMessages,
  prescriptionMessages,
  orderStateMessages,
  transferMessages,
  usePaymentMessages,
  useTransferMessages,
  useWishMessages,
  wishMessages,
} from './messages';
export {
  ArrivalLine,
  ArrivalRange,
  ArrivalTimes,
  StatedSpan,
  useOrderArrival,
  type ArrivalWords,
} from './lib/order-arrival';
export { useOrderStateText, OrderStateBadge } from './lib/order-state';
export { PaymentNames, PaymentParts } from './lib/order-payment';
export { TransferAccount, humanName, type TransferAccountProps } from './lib/transfer/transfer-account';
export { paymentAddress } from './lib/payment-address';
export {
  PAYMENT_METHODS,
  defaultPayment,
  gatewayAfterPlaced,
  isRefused,
  isSamePayment,
  offeredPart,
  partOf,
  payableBy,
  paymentChoices,
  paymentKey,
  startPayment,
  type GatewayTitles,
  type PaymentOffer,
} from './lib/payment-methods';
