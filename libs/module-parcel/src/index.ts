export { parcelModule } from './parcel-module';
export { ParcelPage, type ParcelPageProps } from './lib/parcel-page';
export { parcelTexts } from './lib/texts';
