/** Whether a lazily loaded file (code or messages) failed to load and is being retried. */
import { isFileMissing, watchMissingFiles } from '@shop/util';
import { useSyncExternalStore } from 'react';

export const useIsFileMissing = (): boolean => useSyncExternalStore(watchMissingFiles, isFileMissing, () => false);
