/** Messages of order forms and their errors. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type address from './locales/address/en.json';
import type change from './locales/change/en.json';
import type payment from './locales/payment/en.json';
import type prescription from './locales/prescription/en.json';
import type state from './locales/state/en.json';
import type transfer from './locales/transfer/en.json';
import type wishes from './locales/wishes/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'order-form': typeof en;
    'order-form.address': typeof address;
    'order-form.change': typeof change;
    'order-form.payment': typeof payment;
    'order-form.prescription': typeof prescription;
    'order-form.state': typeof state;
    'order-form.transfer': typeof transfer;
    'order-form.wishes': typeof wishes;
  }
}

export const orderFormMessages = registerMessages('order-form', (language) => import(`./locales/${language}.json`));
export const useOrderFormMessages = () => useMessages(orderFormMessages);

/** Messages of the address form. */
export const addressFormMessages = registerMessages(
  'order-form.address',
  (language) => import(`./locales/address/${language}.json`),
);
export const useAddressMessages = () => useMessages(addressFormMessages);

/** Messages of the question that a changed order asks. */
export const changeMessages = registerMessages(
  'order-form.change',
  (language) => import(`./locales/change/${language}.json`),
);

/** How orders are paid: in all forms, and in all views of placed orders. */
export const paymentMessages = registerMessages(
  'order-form.payment',
  (language) => import(`./locales/payment/${language}.json`),
);
export const usePaymentMessages = () => useMessages(paymentMessages);

/** Messages of prescription orders. */
export const prescriptionMessages = registerMessages(
  'order-form.prescription',
  (language) => import(`./locales/prescription/${language}.json`),
);
export const usePrescriptionMessages = () => useMessages(prescriptionMessages);

export const orderStateMessages = registerMessages(
  'order-form.state',
  (language) => import(`./locales/state/${language}.json`),
);

/** Messages of bank accounts to transfer to. */
export const transferMessages = registerMessages(
  'order-form.transfer',
  (language) => import(`./locales/transfer/${language}.json`),
);
export const useTransferMessages = () => useMessages(transferMessages);

/** Messages of what customers ask for beside their items: in forms and on orders. */
export const wishMessages = registerMessages(
  'order-form.wishes',
  (language) => import(`./locales/wishes/${language}.json`),
);
export const useWishMessages = () => useMessages(wishMessages);
