/** Addresses of this module. */
import { pageAddress, paths } from '@shop/util';

export const parcelAddress = pageAddress('/parcel-delivery-info', (category: { id: string; moduleId: string }) => ({
  category: category.id,
  module_id: category.moduleId,
}));

/** Of the category picker on the home. */
export const SEND = 'send';
export const sendAddress = (): string => `${paths.home()}#${SEND}`;
