/** A point for lookups: six decimals, about 10 cm. */
import type { LatLng } from '@shop/domain';

export const rounded = ({ lat, lng }: LatLng): LatLng => ({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });
