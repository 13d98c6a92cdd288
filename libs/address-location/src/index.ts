export { LocationPicker, type LocationPickerProps } from './lib/location-picker-lazy';
export { LocationButton, type LocationButtonProps } from './lib/location-button';
export { PlaceSearch, type PlaceSearchProps } from './lib/place-search';
export { placeMessages, savedAddressMessages } from './messages';
export { DeliveryArea, type DeliveryAreaProps } from './lib/delivery-area-lazy';
export { AddressPicker, type AddressPickerProps } from './lib/address-picker-lazy';
export { addressesRoute } from './routes';
