/** Deleting a saved address, and taking that back: it is saved once more as it was (ADDR-25). */
import { failureOf } from '@shop/api-client';
import { useAddAddressMutation, useRemoveAddressMutation } from '@shop/api-client/accounts';
import type { SavedAddress } from '@shop/domain';
import { showToast } from '@shop/ui';
import { useState } from 'react';
import { useSavedMessages } from '../messages';

export function useRemoving() {
  const t = useSavedMessages();
  const [remove, removing] = useRemoveAddressMutation();
  const [add, adding] = useAddAddressMutation();
  /** What was deleted last; null: nothing that could be brought back. */
  const [gone, setGone] = useState<SavedAddress | null>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const told = (error: unknown) => {
    const { messages } = failureOf(error);
    setRefused(messages.length > 0 ? messages : [t('failedLine')]);
  };
  return {
    gone,
    refused,
    isBusy: removing.isLoading || adding.isLoading,
    forgetFormError: () => setRefused([]),
    /** @returns whether it is gone */
    remove: async (address: SavedAddress): Promise<boolean> => {
      setRefused([]);
      const answer = await remove(address.id);
      if (answer.error) {
        told(answer.error);
        return false;
      }
      setGone(address);
      return true;
    },
    undo: async (): Promise<void> => {
      if (!gone) return;
      setRefused([]);
      const { id: _id, savedId: _savedId, zoneIds: _zoneIds, ...address } = gone;
      const answer = await add(address);
      if (answer.error) return told(answer.error);
      setGone(null);
      showToast(answer.data.message || t('saved'));
    },
  };
}
