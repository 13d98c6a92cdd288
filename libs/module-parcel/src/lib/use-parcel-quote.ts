/** The price of a parcel by the backend's pricing rules, once both addresses are known (PARC-17). */
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useGetDistanceQuery,
  useGetVehicleChargeQuery,
  useGetZonesOfPointQuery,
  type ShopConfig,
} from '@shop/api-client/start';
import type { ParcelCategory, ParcelParty } from '@shop/domain';
import { cashRefusal, type CashRefusal } from '@shop/domain/cash';
import type { ShownOrder } from '@shop/domain/order-changes';
import { parcelFee, parcelTotal } from '@shop/domain/parcel-fee';
import { minor, type Minor } from '@shop/util';

export interface ParcelQuote {
  km: number | null;
  /** null until both addresses and the distance are known. */
  fee: Minor | null;
  total: Minor | null;
  /** Why the parcel can not be paid in cash, by the rules of the sender's zone; null: it can, or not known yet. */
  cash: CashRefusal | null;
  /** The figures as the customer sees them. */
  shown: ShownOrder;
  isLoading: boolean;
  /** Whether there is parcel service at each address; null while unknown. */
  served: { sender: boolean | null; receiver: boolean | null };
}

function useParcelService(party: ParcelParty, moduleId: string) {
  const { currentData: answer, isError, isFetching } = useGetZonesOfPointQuery(party.address?.point ?? skipToken);
  const terms = answer?.zones.flatMap((zone) => zone.terms.filter((entry) => entry.moduleId === moduleId)) ?? [];
  return {
    served: answer ? terms.length > 0 : isError ? false : null,
    increased: terms[0]?.increasedPercent ?? 0,
    cash: { offered: terms[0]?.cashOnDelivery !== false, maximum: terms[0]?.maximumCash ?? null },
    isFetching,
  };
}

/** The figures of a parcel; an unknown fee is not part of the total. */
function shownParcel(fee: Minor | null, tip: Minor, config: ShopConfig): ShownOrder {
  const none = minor(0);
  const additionalCharge = config.additionalCharge?.amount ?? none;
  return {
    lines: [],
    amounts: { discount: none, coupon: none, tax: none, delivery: fee, tip, additionalCharge },
    total: parcelTotal({ fee: fee ?? none, tip, additionalCharge }),
  };
}

export function useParcelQuote({
  category,
  sender,
  receiver,
  tip,
  config,
}: {
  category: ParcelCategory;
  sender: ParcelParty;
  receiver: ParcelParty;
  tip: Minor;
  config: ShopConfig;
}): ParcelQuote {
  const from = useParcelService(sender, category.moduleId);
  const to = useParcelService(receiver, category.moduleId);
  const endpoints =
    sender.address && receiver.address ? { from: sender.address.point, to: receiver.address.point } : skipToken;
  const { currentData: metres, isFetching: findsWay } = useGetDistanceQuery(endpoints);
  const km = metres === undefined || metres === null ? null : Math.round(metres) / 1000;
  const { currentData: extra, isFetching: findsExtra } = useGetVehicleChargeQuery(km ?? skipToken);
  const fee =
    km === null || extra === undefined || from.served !== true
      ? null
      : parcelFee({ category, rates: config.parcelRates, km, extra, increasedPercent: from.increased });
  const shown = shownParcel(fee, tip, config);
  const total = fee === null ? null : shown.total;
  const offered = config.cashOnDelivery && from.cash.offered;
  return {
    km,
    cash: cashRefusal({ ...from.cash, offered }, total ?? minor(0)),
    fee,
    total,
    shown,
    // Not after a failure, when the form has to be usable.
    isLoading: endpoints !== skipToken && (findsWay || findsExtra || from.isFetching),
    served: { sender: from.served, receiver: to.served },
  };
}
