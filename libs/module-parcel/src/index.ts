export { parcelModule } from './parcel-module';
export { ParcelPage, type ParcelPageProps } from './lib/parcel-page';
export { parcelMessages } from './messages';
