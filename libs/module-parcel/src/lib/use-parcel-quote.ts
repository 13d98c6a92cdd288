/** The price of a parcel by the backend's pricing rules, once both ends are known (PARC-17). */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf, isOutsideFailure } from '@shop/api-client';
import { useGetDistanceQuery, useGetVehicleChargeQuery } from '@shop/api-client/distance';
import { useGetZonesOfPointQuery, type ShopConfig } from '@shop/api-client/start';
import type { LatLng, ParcelCategory } from '@shop/domain';
import { cashRefusal, type CashRefusal } from '@shop/domain/cash';
import type { ShownOrder } from '@shop/domain/order-changes';
import { lowestParcelFee, parcelFee, parcelSpan, parcelTotal } from '@shop/domain/parcel-fee';
import { minor, type Minor, type Span } from '@shop/util';

export interface ParcelQuote {
  km: number | null;
  /** From the order to the receiver's door; null until the distance is known. */
  minutes: Span | null;
  /** null until both addresses and the distance are known. */
  fee: Minor | null;
  /** What the parcel costs at least, wherever it goes. */
  lowest: Minor;
  /** Surcharge of the sender's zone; 0 while unknown. */
  increasedPercent: number;
  total: Minor | null;
  /** Why the parcel can not be paid in cash, by the rules of the sender's zone; null: it can, or not known yet. */
  cash: CashRefusal | null;
  /** The figures as the customer sees them. */
  shown: ShownOrder;
  /** An end is not chosen yet. */
  isMissing: boolean;
  isLoading: boolean;
  /** Both ends are known and served, but the price can not be calculated: no connection, or no distance. */
  hasFailed: boolean;
  retry: () => void;
  /** Whether there is parcel service at each address; null while unknown. */
  served: { sender: boolean | null; receiver: boolean | null };
}

export interface ParcelQuoteInput {
  category: ParcelCategory;
  /** null: not chosen yet. */
  from: LatLng | null;
  to: LatLng | null;
  tip: Minor;
  config: ShopConfig;
}

function useParcelService(point: LatLng | null, moduleId: string) {
  const { currentData: answer, error, isFetching, refetch } = useGetZonesOfPointQuery(point ?? skipToken);
  const terms = answer?.zones.flatMap((zone) => zone.terms.filter((entry) => entry.moduleId === moduleId)) ?? [];
  return {
    served: answer ? terms.length > 0 : error && isOutsideFailure(failureOf(error)) ? false : null,
    increased: terms[0]?.increasedPercent ?? 0,
    cash: { offered: terms[0]?.cashOnDelivery !== false, maximum: terms[0]?.maximumCash ?? null },
    isFetching,
    refetch,
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

/** Distance and vehicle charge between two points; kilometres are null while unknown. */
function useWay(endpoints: { from: LatLng; to: LatLng } | null) {
  const way = useGetDistanceQuery(endpoints ?? skipToken);
  const metres = way.currentData;
  const km = metres === undefined || metres === null ? null : Math.round(metres) / 1000;
  const charge = useGetVehicleChargeQuery(km ?? skipToken);
  const retry = () => {
    if (way.isError) void way.refetch();
    if (charge.isError) void charge.refetch();
  };
  return { km, extra: charge.currentData, isFetching: way.isFetching || charge.isFetching, retry };
}

/** Whether both ends have parcel service, and whether the price of the way between them is known. */
function useWayBetween({ category, from, to }: Pick<ParcelQuoteInput, 'category' | 'from' | 'to'>) {
  const sender = useParcelService(from, category.moduleId);
  const receiver = useParcelService(to, category.moduleId);
  const way = useWay(from && to ? { from, to } : null);
  const served = { sender: sender.served, receiver: receiver.served };
  return {
    km: way.km,
    // The fee is known with it: it needs the vehicle's charge, and the surcharge of a sender's zone that has the service.
    extra: sender.served === true && receiver.served !== false ? way.extra : undefined,
    sender,
    served,
    // Not after a failure, when the form has to be usable.
    isLoading: from !== null && to !== null && (way.isFetching || sender.isFetching),
    isRefused: sender.served === false || receiver.served === false,
    retry: () => {
      way.retry();
      for (const [end, point] of [
        [sender, from],
        [receiver, to],
      ] as const)
        if (point && end.served === null) void end.refetch();
    },
  };
}

export function useParcelQuote({ category, from, to, tip, config }: ParcelQuoteInput): ParcelQuote {
  const { km, extra, sender, served, isLoading, isRefused, retry } = useWayBetween({ category, from, to });
  const pricing = { category, rates: config.parcelRates, increasedPercent: sender.increased };
  const fee = km === null || extra === undefined ? null : parcelFee({ ...pricing, km, extra });
  const shown = shownParcel(fee, tip, config);
  const total = fee === null ? null : shown.total;
  const isMissing = from === null || to === null;
  const offered = config.cashOnDelivery && sender.cash.offered;
  return {
    km,
    minutes: km === null ? null : parcelSpan(km),
    cash: cashRefusal({ ...sender.cash, offered }, total ?? minor(0)),
    fee,
    lowest: lowestParcelFee(pricing),
    increasedPercent: sender.increased,
    total,
    shown,
    isMissing,
    isLoading,
    hasFailed: !isMissing && fee === null && !isLoading && !isRefused,
    retry,
    served,
  };
}
