/** Addresses of this module's pages. */
import { keyOf, pageAddress } from '@shop/util';

export const brandAddress = pageAddress(
  '/brands/:id',
  (brand: { id: string; slug: string | null; moduleId: string }) => ({ id: keyOf(brand), module_id: brand.moduleId }),
);
