export type { AddressSlot } from './lib/sections/address-section';
export { CheckoutPage, type CheckoutPageProps } from './lib/checkout-page';
export { PrescriptionPage, type PrescriptionPageProps } from './lib/prescription-page';
export { checkoutMessages, prescriptionPageMessages } from './messages';
