export { LocationPicker } from './lib/location-picker';
export { LocationButton, type LocationButtonProps } from './lib/location-button';
export { PlaceSearch, type PlaceSearchProps } from './lib/place-search';
export { placeMessages, savedAddressMessages } from './messages';
export { DeliveryArea } from './lib/delivery-section';
export { AddressPicker } from './lib/party-section';
export type { DeliveryAreaProps } from './lib/customer-area';
export { addressesRoute } from './routes';
