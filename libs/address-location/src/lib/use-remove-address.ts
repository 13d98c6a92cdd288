/** Deletes a saved address; undo saves it again (ADDR-25). */
import { failureOf } from '@shop/api-client';
import { useAddAddressMutation, useRemoveAddressMutation } from '@shop/api-client/accounts';
import type { SavedAddress } from '@shop/domain';
import { showToast } from '@shop/ui';
import { useState } from 'react';
import { useSavedMessages } from '../messages';

export type AddressRemoval = ReturnType<typeof useRemoveAddress>;

export function useRemoveAddress() {
  const t = useSavedMessages();
  const [remove, removing] = useRemoveAddressMutation();
  const [add, adding] = useAddAddressMutation();
  /** The last deleted address; null: nothing to undo. */
  const [deleted, setDeleted] = useState<SavedAddress | null>(null);
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const showErrors = (error: unknown) => {
    const { messages } = failureOf(error);
    setServerErrors(messages.length > 0 ? messages : [t('failedLine')]);
  };
  return {
    deleted,
    serverErrors,
    isBusy: removing.isLoading || adding.isLoading,
    clearErrors: () => setServerErrors([]),
    /** @returns whether it was deleted */
    remove: async (address: SavedAddress): Promise<boolean> => {
      setServerErrors([]);
      const answer = await remove(address.id);
      if (answer.error) {
        showErrors(answer.error);
        return false;
      }
      setDeleted(address);
      return true;
    },
    undo: async (): Promise<void> => {
      if (!deleted) return;
      setServerErrors([]);
      const { id: _id, savedId: _savedId, zoneIds: _zoneIds, ...address } = deleted;
      const answer = await add(address);
      if (answer.error) return showErrors(answer.error);
      setDeleted(null);
      showToast(answer.data.message || t('saved'));
    },
  };
}
