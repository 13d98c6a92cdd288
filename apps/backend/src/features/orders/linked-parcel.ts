/** A row of an order as the rules of its receiver's link read it (decision 123). */
import type { OrderStatus } from '@shop/domain';
import type { LinkedParcel } from '@shop/domain/receiver-link';
import type { OrderRow } from './queries';

export const linkedParcel = ({ status, reachedAt }: Pick<OrderRow, 'status' | 'reachedAt'>): LinkedParcel => ({
  status: status as OrderStatus,
  reachedAt: Object.fromEntries(Object.entries(reachedAt).map(([reached, at]) => [reached, new Date(at)])),
});
