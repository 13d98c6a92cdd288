import { useBackendStatus } from './backend-status';

/**
 * Whether a list that has nothing yet shows its failure: at once when the backend is known to be down, since its retries go on for seconds.
 * @param isError of the list's query
 */
export const useHasFailed = (isError: boolean): boolean => useBackendStatus() === 'offline' || isError;
