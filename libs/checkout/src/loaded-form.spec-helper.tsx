/** The form of a prescription order, with what its page has loaded. */
import { useScope } from '@shop/api-client';
import { useGetStoreQuery } from '@shop/api-client/catalog';
import { useGetConfigQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { PrescriptionForm, type PrescriptionFormProps } from './index';

/** @param id id or slug of the store */
export function LoadedForm({
  id,
  ...form
}: { id: string } & Omit<PrescriptionFormProps, 'store' | 'config' | 'customer'>) {
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: store } = useGetStoreQuery({ id, scope: useScope('1') });
  return store && config ? <PrescriptionForm store={store} config={config} customer={null} {...form} /> : null;
}
