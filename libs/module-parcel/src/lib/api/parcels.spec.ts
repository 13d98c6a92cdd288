import { USUAL_MONEY } from '@shop/api-client/kit';
import { toParcelCategory } from './parcels';

it('[DATA-45] decodes categories, with rates only if present', () => {
  const wire = {
    id: 3,
    name: 'Gifts',
    description: 'd',
    image: 'g.webp',
    image_full_url: 'https://x/g.webp',
    module_id: '5',
  };
  expect(
    toParcelCategory(
      { ...wire, parcel_per_km_shipping_charge: '0.5', parcel_minimum_shipping_charge: null },
      USUAL_MONEY,
    ),
  ).toEqual({
    id: '3',
    name: 'Gifts',
    description: 'd',
    image: { url: 'https://x/g.webp', tint: null },
    moduleId: '5',
    perKm: 50,
    minimum: null,
  });
});
