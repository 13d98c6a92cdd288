/** Structured data for search engines (schema.org): product and store. */
import type { Item, Store } from '@shop/domain';
import { priceSpan } from '@shop/domain/pricing';
import { fromMinor } from '@shop/util';

const rating = (value: number, count: number) =>
  value > 0 && count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount: count } }
    : {};

/** Unambiguous currency symbols only: '$' stands for many currencies. */
const CURRENCIES: Record<string, string> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '৳': 'BDT', '₺': 'TRY', '₦': 'NGN' };

export interface ShopCurrency {
  decimals: number;
  symbol: string;
  /** ISO 4217 code, if the backend sends it. */
  code: string | null;
}

/** Offers are left out when the currency is unknown. */
export function itemJsonLd(item: Item, { decimals, symbol, code }: ShopCurrency): object {
  const currency = code ?? CURRENCIES[symbol] ?? null;
  const { lowNow, highNow } = priceSpan(item);
  const sold = item.stock === null || item.stock > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.description,
    ...(item.image ? { image: item.image.url } : {}),
    ...rating(item.rating, item.ratingCount),
    ...(currency
      ? {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: fromMinor(lowNow, decimals),
            highPrice: fromMinor(highNow, decimals),
            priceCurrency: currency,
            availability: `https://schema.org/${sold ? 'InStock' : 'OutOfStock'}`,
            seller: { '@type': 'Organization', name: item.storeName },
          },
        }
      : {}),
  };
}

export function storeJsonLd(store: Store): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: store.name,
    ...(store.description ? { description: store.description } : {}),
    address: store.address,
    ...(store.cover ? { image: store.cover.url } : {}),
    ...(store.phone ? { telephone: store.phone } : {}),
    ...(store.place
      ? { geo: { '@type': 'GeoCoordinates', latitude: store.place.lat, longitude: store.place.lng } }
      : {}),
    ...rating(store.rating, store.ratingCount),
  };
}
