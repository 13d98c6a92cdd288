/** What a wallet pays of a total that it does not cover: one rule for the checkout and for the backend that takes it (contract §7.1, §11.8). */
import { minor, type Minor } from '@shop/util';

/** What the rest may be paid with: config's `partial_payment_method`: `cod`, `digital_payment`, anything else: both. */
export type RestBy = string;

/** @returns 0: nothing, because it is empty or pays all */
export const walletPart = (balance: number, total: number): Minor =>
  minor(balance > 0 && balance < total ? balance : 0);
