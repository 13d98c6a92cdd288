export { LocationPicker, type LocationPickerProps } from './lib/location-picker-lazy';
export { LocationButton, type LocationButtonProps } from './lib/location-button';
export { PlaceSearch, type PlaceSearchProps } from './lib/place-search';
export { placeTexts } from './lib/texts';
export { SavedAddresses } from './lib/saved-addresses-lazy';
