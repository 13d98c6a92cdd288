import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';

/** Whether this backend gives customers their data, and so removes accounts as we say. Known with every page: nothing is asked for it. */
export const useKeepsData = (): boolean => useGetConfigQuery({ language: useLanguage() }).data?.keptData ?? false;
