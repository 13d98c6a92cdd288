export { LocationPicker, type LocationPickerProps } from './lib/location-picker-lazy';
export { LocationButton, type LocationButtonProps } from './lib/location-button';
export { PlaceSearch, type PlaceSearchProps } from './lib/place-search';
export { placeTexts } from './lib/texts';
export { SavedAddressList, type SavedAddressListProps } from './lib/saved-address-list';
