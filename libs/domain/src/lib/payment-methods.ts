/** How orders can be paid: in cash, by a gateway, from the wallet, or by a bank transfer (contract §2.8, §7.1). */
export const PAYMENT_METHOD_NAMES = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const;
export type PaymentMethod = (typeof PAYMENT_METHOD_NAMES)[number];
