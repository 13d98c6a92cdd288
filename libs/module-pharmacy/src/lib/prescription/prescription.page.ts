/** `/prescription/{store}` */
import { catalogApi } from '@shop/api-client/catalog';
import { definePage, queryOf } from '@shop/page-engine';
import { PrescriptionPage } from './prescription-page';
import { prescriptionPageMessages } from './messages';

export const page = definePage({
  sample: 'almera-pharmacy?module_id=3',
  indexed: 'never',
  View: PrescriptionPage,
  messages: [prescriptionPageMessages],
  queries: ({ params: { id = '' }, scope }) => ({ store: queryOf(catalogApi.endpoints.getStore, { id, scope }) }),
  meta: (_answers, { t }) => ({ title: t(prescriptionPageMessages)('title') }),
});
