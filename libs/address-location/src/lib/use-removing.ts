/** Deletes a saved address; undo saves it again (ADDR-25). */
import { failureOf } from '@shop/api-client';
import { useAddAddressMutation, useRemoveAddressMutation } from '@shop/api-client/accounts';
import type { SavedAddress } from '@shop/domain';
import { showToast } from '@shop/ui';
import { useState } from 'react';
import { useSavedMessages } from '../messages';

export type Removing = ReturnType<typeof useRemoving>;

export function useRemoving() {
  const t = useSavedMessages();
  const [remove, removing] = useRemoveAddressMutation();
  const [add, adding] = useAddAddressMutation();
  /** The last deleted address; null: nothing to undo. */
  const [deleted, setGone] = useState<SavedAddress | null>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const refuse = (error: unknown) => {
    const { messages } = failureOf(error);
    setRefused(messages.length > 0 ? messages : [t('failedLine')]);
  };
  return {
    deleted,
    refused,
    isBusy: removing.isLoading || adding.isLoading,
    clearErrors: () => setRefused([]),
    /** @returns whether it was deleted */
    remove: async (address: SavedAddress): Promise<boolean> => {
      setRefused([]);
      const answer = await remove(address.id);
      if (answer.error) {
        refuse(answer.error);
        return false;
      }
      setGone(address);
      return true;
    },
    undo: async (): Promise<void> => {
      if (!deleted) return;
      setRefused([]);
      const { id: _id, savedId: _savedId, zoneIds: _zoneIds, ...address } = deleted;
      const answer = await add(address);
      if (answer.error) return refuse(answer.error);
      setGone(null);
      showToast(answer.data.message || t('saved'));
    },
  };
}
