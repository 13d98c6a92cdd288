/** What an unpaid order can be paid with now, from the table of payment methods, and turning it to one (ORD-09, PLUS-11). */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf } from '@shop/api-client';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useCashRefusal, type OrderKey } from '@shop/api-client/orders';
import { useChangePaymentMutation } from '@shop/api-client/payments';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order, Payment } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { gatewayAfterPlaced, paymentAddress, paymentChoices, type PaymentOffer } from '@shop/order-form';
import { showToast } from '@shop/ui';
import { minor, paths, type Minor } from '@shop/util';

export interface WayToPay {
  payment: Payment;
  /** Of the gateway. */
  title: string;
  /** What is paid by it. */
  due: Minor;
  /** The page of its gateway, which takes the order as it is; null: the order has to be turned to it first. */
  href: string | null;
}

/** Why what is left to pay can not be paid in cash, by the rules of its zone. */
const useCash = ({ store, moduleId, deliverTo }: Order, offered: boolean, due: Minor) =>
  useCashRefusal({
    store: { zoneId: store?.zoneId ?? null, moduleId },
    point: deliverTo?.point ?? store?.place ?? null,
    offered,
    due,
  });

/**
 * What the shop takes for what is left to pay; null while that loads, and with it whose card and wallet there are: ways that come one
 * after the other would push each other from under a finger.
 */
function useOffer(order: Order, guestId: string | null) {
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: customer, isLoading } = useGetCustomerQuery(guestId ? skipToken : undefined);
  const due = minor(order.total - order.walletPaid);
  const cash = useCash(order, config?.cashOnDelivery ?? false, due);
  const wallet = config?.wallet && customer ? customer.wallet : null;
  const offer: PaymentOffer | null =
    config && !isLoading ? { ...config, wallet, total: due, cash, partialPayment: null, usesWallet: false } : null;
  return { offer, due, payer: guestId ?? customer?.id ?? null };
}

/** @returns the ways, the one that the order has first, whether they still load, and a press that takes one */
export function useWaysToPay(order: Order, { guestId }: Pick<OrderKey, 'guestId'>) {
  const { offer, due, payer } = useOffer(order, guestId);
  const [change, { isLoading }] = useChangePaymentMutation();
  const pageOf = (payment: Payment): string | null => {
    const gateway = gatewayAfterPlaced(payment);
    if (!payer || !gateway) return null;
    const callback = new URL(paths.orderPlaced(order.id), window.location.origin).href;
    return paymentAddress({ orderId: order.id, customerId: payer, gateway, callback });
  };
  const isItsOwn = ({ method }: Payment) => method === order.paymentMethod;
  const isAsIs = (payment: Payment) => isItsOwn(payment) && order.status !== 'failed';
  const ways = (offer ? paymentChoices(offer) : [])
    .filter(({ payment, isOpen }) => isOpen && order.paymentChoices.includes(payment.method))
    .filter(({ payment }) => gatewayAfterPlaced(payment) === null || payer !== null)
    .map(({ payment, title = '' }): WayToPay => {
      return { payment, title, due, href: isAsIs(payment) ? pageOf(payment) : null };
    })
    // What it has already is no change; a gateway may be tried again.
    .filter(({ payment, href }) => href !== null || !isAsIs(payment))
    .sort((one, other) => Number(isItsOwn(other.payment)) - Number(isItsOwn(one.payment)));
  const take = async ({ payment }: WayToPay): Promise<void> => {
    const answer = await change({ orderId: order.id, guestId, method: payment.method });
    if (answer.error) return showToast(failureOf(answer.error).messages.join(' '), 'bad');
    const page = pageOf(payment);
    if (page) window.location.assign(page);
  };
  return { ways, take, isTaken: isLoading, isLoading: offer === null };
}
