/** Structured data of a campaign for search engines (schema.org). */
import type { Campaign } from '@shop/domain';

export function campaignJsonLd({ title, description, image, ends, stores }: Campaign): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SaleEvent',
    name: title,
    ...(description ? { description } : {}),
    ...(image ? { image: image.url } : {}),
    ...(ends === null ? {} : { endDate: new Date(ends).toISOString() }),
    location: stores.map((store) => ({ '@type': 'Place', name: store.name, address: store.address })),
  };
}
