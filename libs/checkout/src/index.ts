export type { AddressSlot } from './lib/sections/address-section';
export { CheckoutPage, type CheckoutPageProps } from './lib/checkout-page';
export { PrescriptionForm, type PrescriptionFormProps } from './lib/prescription-form';
export { checkoutMessages, prescriptionFormMessages } from './messages';
