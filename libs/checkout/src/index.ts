export { CheckoutPage, type CheckoutPageProps } from './lib/checkout-page';
export { checkoutTexts } from './lib/texts';
