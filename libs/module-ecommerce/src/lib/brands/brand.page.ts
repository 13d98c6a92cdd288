/** `/brands/{slug or id}` */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { findBrand } from './api';
import { BrandPage } from './brand-page';
import { brandQueries } from './brand.queries';
import { brandMessages } from '../../messages';

export const page = definePage({
  ...brandQueries,
  sample: 'volta?module_id=4',
  View: BrandPage,
  messages: [brandMessages, cardMessages],
  meta: ({ brands }, { params: { id = '' } }) => ({ title: (brands && findBrand(brands, id)?.name) ?? null }),
});
