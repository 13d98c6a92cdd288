/** Whether something that is needed, a part or its words, did not come yet. */
import { isFileMissing, watchMissingFiles } from '@shop/util';
import { useSyncExternalStore } from 'react';

export const useIsFileMissing = (): boolean => useSyncExternalStore(watchMissingFiles, isFileMissing, () => false);
