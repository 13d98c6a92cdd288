/** Saved addresses of a customer: load, save and select. */
import { failureOf } from '@shop/api-client';
import {
  useAddAddressMutation,
  useChangeAddressMutation,
  useGetAddressesQuery,
  type NewAddress,
} from '@shop/api-client/accounts';
import { useLazyGetZonesOfPointQuery } from '@shop/api-client/start';
import type { SavedAddress } from '@shop/domain';
import { lastUsedFirst, reachedFrom } from '@shop/domain/address';
import type { FilledAddress } from '@shop/order-form';
import { deviceStorage, readUsedAddresses, rememberAddress, useSession } from '@shop/session';
import { showToast } from '@shop/ui';
import { useMemo, useState } from 'react';
import { useSavedMessages } from '../messages';

/**
 * Refetched whenever a list mounts (ADDR-02); the last one used in the zone comes first.
 * @param zoneId zone of the delivering store: only its addresses (ADDR-08)
 */
export function useSavedAddresses(zoneId: string | null = null) {
  const { place } = useSession('place');
  const query = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const addresses = useMemo(
    () =>
      data &&
      lastUsedFirst(
        reachedFrom(data, zoneId),
        readUsedAddresses(deviceStorage),
        zoneId ? [zoneId] : (place?.zoneIds ?? []),
      ),
    [data, zoneId, place],
  );
  return { addresses, failed: query.isError && !data, refetch: query.refetch };
}

export type SaveResult = { ok: true; address: SavedAddress } | { ok: false; messages: string[] };

/**
 * Adds an address or updates the one with the given id, and toasts the backend's message (ADDR-20, ADDR-22, ADDR-23).
 */
export function useSaveAddress(): [(filled: FilledAddress, id: string | null) => Promise<SaveResult>, boolean] {
  const t = useSavedMessages();
  const [add, adding] = useAddAddressMutation();
  const [change, changing] = useChangeAddressMutation();
  const save = async ({ address, contact }: FilledAddress, id: string | null): Promise<SaveResult> => {
    const newAddress: NewAddress = { ...address, contact };
    const answer = id ? await change({ id, address: newAddress }) : await add(newAddress);
    if (answer.error) {
      const { messages } = failureOf(answer.error);
      return { ok: false, messages: messages.length > 0 ? messages : [t('failedLine')] };
    }
    const result = typeof answer.data === 'string' ? { message: answer.data, id, zoneIds: [] } : answer.data;
    showToast(result.message || t('saved'));
    const zoneIds = result.zoneIds.length > 0 ? result.zoneIds : address.zoneIds;
    return { ok: true, address: { ...address, contact, id: result.id ?? '', zoneIds } };
  };
  return [save, adding.isLoading || changing.isLoading];
}

/** Selects a saved address. Addresses of an older deployment lack zones; these are looked up (LOC-08). */
export function useSelectAddress(onSelect: (address: SavedAddress) => void) {
  const t = useSavedMessages();
  const [findZones, { isFetching }] = useLazyGetZonesOfPointQuery();
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const select = async (address: SavedAddress) => {
    setServerErrors([]);
    let { zoneIds } = address;
    if (zoneIds.length === 0) {
      const { data: found, error } = await findZones(address.point);
      // Without zones the address is not selected.
      if (!found) return setServerErrors([failureOf(error).messages[0] ?? t('failedLine')]);
      zoneIds = found.zoneIds;
    }
    if (address.id) rememberAddress(deviceStorage, address.id, zoneIds);
    return onSelect({ ...address, zoneIds, savedId: address.id });
  };
  return { select, serverErrors, isSelecting: isFetching };
}
