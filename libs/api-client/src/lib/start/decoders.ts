/** The decoders of a visit's start, in one file that loads when one of them is asked again. */
export { toStoreArrivals } from './to-arrivals';
export { toConfig } from './to-config';
export { toLanding } from './to-landing';
export { toModules } from './to-modules';
export { toZonesOfPoint } from './to-zones';
